import type { CreateWebpackConfigArgs } from 'gatsby';

type Config = {
  optimization: {
    runtimeChunk: unknown;
    splitChunks: {
      cacheGroups: Record<'framework' | 'commons', { name: string }> & {
        shared: { minSize?: number };
      };
    };
  };
};

/** Modules that several pages share stay part of each, up to this many bytes before they are minified. */
const SHARED = 40_000;

/** Puts what every page needs into one file: fetching four takes longer, and names three more in each page. */
export function onCreateWebpackConfig({
  stage,
  getConfig,
  actions,
}: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const config = getConfig() as Config;
  config.optimization.runtimeChunk = false;
  const { framework, commons, shared } = config.optimization.splitChunks.cacheGroups;
  framework.name = 'app';
  commons.name = 'app';
  shared.minSize = SHARED;
  actions.replaceWebpackConfig(config);
}
