import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { filesIn } from '../hosting/files-in';
import { isWaiting } from '../plugins/waiting-scripts/is-waiting';
import { HASH_DIGITS, hashOf } from './publish/site-file';
import { writeLicences } from './publish/third-party-licences';

type NameClass = (context: { resourcePath: string }, pattern: string, name: string) => string;
type Loader = { options?: { modules?: { localIdentName?: string; getLocalIdent?: NameClass } } };
type Rule = { oneOf?: Rule[]; use?: Loader[] };
type WebpackPlugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } };
type WebpackConfig = {
  cache?: false | { version?: string };
  devtool?: string | false;
  output: { hashDigestLength?: number };
  module: { rules: Rule[] };
  plugins: WebpackPlugin[];
};

const sheets = filesIn('src')
  .filter((file) => file.endsWith('.css'))
  .sort();

/** Style sheets that name classes for one module each. */
const modules = sheets.filter((file) => file.endsWith('.module.css'));

/** The names that the classes of a module have had so far. */
const namesOf = new Map<string, Map<string, string>>();

/** Writes a number with letters alone. */
const letters = (number: number): string =>
  (number < 26 ? '' : letters(Math.floor(number / 26) - 1)) +
  String.fromCharCode(97 + (number % 26));

/**
 * Names a class of the production site: two letters for its module, the rest for its place in it. Names
 * that say something would be an eighth of a page, since each of them stands in its styles.
 */
const nameClass: NameClass = ({ resourcePath }, _pattern, name) => {
  const names = namesOf.get(resourcePath) ?? new Map<string, string>();
  namesOf.set(resourcePath, names);
  if (!names.has(name)) names.set(name, letters(names.size));
  return letters(26 + modules.indexOf(relative('src', resourcePath))) + String(names.get(name));
};

const nameOf = (plugin: WebpackPlugin): string => plugin.constructor.name;

const loadersOf = (rules: Rule[]): Loader[] =>
  rules.flatMap(({ oneOf = [], use }) => [...loadersOf(oneOf), ...(Array.isArray(use) ? use : [])]);

/** A word that changes with any style sheet of src. */
function hashOfStyles(): string {
  const texts = sheets.map((file) => readFileSync(join('src', file), 'utf8'));
  return hashOf(texts.join('\n'));
}

/** Fits Gatsby's webpack configuration to this project. */
export function onCreateWebpackConfig({
  stage,
  getConfig,
  actions,
  plugins,
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
      if (options?.modules?.localIdentName) options.modules.getLocalIdent = nameClass;
    }
    // What webpack keeps from earlier builds has names by an older list of modules.
    if (config.cache) config.cache.version = hashOf(modules.join());
  }
  if (stage === 'build-javascript') {
    // Visitors get no source maps. Without them the names of files do not depend on the place in which
    // the project lies, so that the same commit gives the same site everywhere.
    config.devtool = false;
    // Every page names its files; longer hashes cannot be compressed.
    config.output.hashDigestLength = HASH_DIGITS;
    config.plugins.push(writeLicences);
  }
  // Gatsby renders a page again when its code changes, but not when only a style sheet does, although
  // the styles stand in the page. gatsby-ssr.tsx uses this word, so that its code changes with them.
  config.plugins.push(
    plugins.define({
      STYLES_HASH: JSON.stringify(hashOfStyles()),
      SCRIPTS_WAIT: JSON.stringify(isWaiting()),
    }) as WebpackPlugin,
  );
  actions.replaceWebpackConfig(config);
}
