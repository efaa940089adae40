import type { CreateWebpackConfigArgs } from 'gatsby';
import { mailServiceOf } from '../enquiry/mail-service/settings';
import { nameClass } from './publish/name-class';
import { writeLicences } from './publish/third-party-licences';
import { layersWrittenOut } from './publish/write-layers-out';

type Loader = {
  options?: {
    name?: string;
    modules?: { localIdentName?: string; getLocalIdent?: typeof nameClass };
  };
};
type Rule = { oneOf?: Rule[]; use?: Loader[] };
type WebpackPlugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } };
type WebpackConfig = {
  devtool?: string | false;
  output: { hashDigestLength?: number };
  optimization: {
    splitChunks: { cacheGroups: { shared: { name: (...args: unknown[]) => string } } };
  };
  module: { rules: Rule[]; parser?: object };
  plugins: WebpackPlugin[];
};

const loadersOf = (rules: Rule[]): Loader[] =>
  rules.flatMap(({ oneOf = [], use }) => [...loadersOf(oneOf), ...(Array.isArray(use) ? use : [])]);

/** Adapts Gatsby's webpack configuration to this project. */
export function onCreateWebpackConfig({
  stage,
  getConfig,
  actions,
  plugins,
}: CreateWebpackConfigArgs): void {
  const config = getConfig() as WebpackConfig;
  // Gatsby's own ESLint step runs an old ESLint that cannot read eslint.config.mjs; npm run lint lints.
  config.plugins = config.plugins.filter(
    ({ constructor }) => constructor.name !== 'ESLintWebpackPlugin',
  );
  for (const { constructor, options } of config.plugins) {
    // Layers decide which rule wins. Within one, order matters only between sheets of the same component.
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true;
  }
  // A misspelt class is an error that names it and its file.
  config.module.parser = { ...config.module.parser, javascript: { exportsPresence: 'error' } };
  if (stage === 'build-javascript' || stage === 'build-html') {
    for (const { options } of loadersOf(config.module.rules)) {
      if (options?.modules?.localIdentName) options.modules.getLocalIdent = nameClass;
      if (options?.name) options.name = options.name.replace('[hash]', '[hash:8]');
    }
  }
  if (stage === 'build-javascript') {
    // Visitors get no source maps. Without them, file names do not depend on the path of the project, so the same
    // commit gives the same site everywhere.
    config.devtool = false;
    // Every page names its files; longer hashes cannot be compressed.
    config.output.hashDigestLength = 8;
    const { shared } = config.optimization.splitChunks.cacheGroups;
    const hashOf = shared.name;
    shared.name = (...args) => hashOf(...args).slice(0, 8);
    config.plugins.push(writeLicences);
  }
  if (stage === 'build-javascript' || stage === 'develop') config.plugins.push(layersWrittenOut);
  config.plugins.push(
    plugins.define({
      // As a text: it is in the place of a variable of the environment.
      'process.env.MAIL_SERVICE': JSON.stringify(JSON.stringify(mailServiceOf(process.env))),
    }) as WebpackPlugin,
  );
  actions.replaceWebpackConfig(config);
}
