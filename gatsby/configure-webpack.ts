import type { CreateWebpackConfigArgs } from 'gatsby';

type Loader = { options?: { modules?: { localIdentName?: string } } };
type Rule = { oneOf?: Rule[]; use?: Loader[] };
type WebpackPlugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } };
type WebpackConfig = {
  module: { rules: Rule[] };
  plugins: WebpackPlugin[];
};

/** Class names of the production site: the name in the module, and enough to tell modules apart. */
const CLASS_NAME = '[local]-[hash:base64:3]';

const nameOf = (plugin: WebpackPlugin): string => plugin.constructor.name;

const loadersOf = (rules: Rule[]): Loader[] =>
  rules.flatMap(({ oneOf = [], use }) => [...loadersOf(oneOf), ...(Array.isArray(use) ? use : [])]);

/** Fits Gatsby's webpack configuration to this project. */
export function onCreateWebpackConfig({
  stage,
  getConfig,
  actions,
}: CreateWebpackConfigArgs): void {
  const config = getConfig() as WebpackConfig;
  // Gatsby's own ESLint step runs an old ESLint that cannot read eslint.config.mjs; npm run lint lints.
  config.plugins = config.plugins.filter((plugin) => nameOf(plugin) !== 'ESLintWebpackPlugin');
  for (const plugin of config.plugins) {
    // Cascade layers decide which rule wins, so the order of style sheets has no meaning.
    if (nameOf(plugin) === 'MiniCssExtractPlugin' && plugin.options) {
      plugin.options.ignoreOrder = true;
    }
  }
  if (stage === 'build-javascript' || stage === 'build-html') {
    for (const { options } of loadersOf(config.module.rules)) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = CLASS_NAME;
    }
  }
  actions.replaceWebpackConfig(config);
}
