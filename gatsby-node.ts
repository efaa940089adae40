export { onPreBootstrap, onPreInit } from './gatsby/check-content';
export { onPluginInit } from './gatsby/name-mail-library';
export { createPages } from './gatsby/create-pages';
export { createResolvers } from './gatsby/create-resolvers';
export { createSchemaCustomization } from './gatsby/create-schema';
export { onCreateWebpackConfig } from './gatsby/configure-webpack';
export { onPreExtractQueries } from './gatsby/after-sourcing';
export { sourceNodes } from './gatsby/source-theme';
export { onPostBuild } from './gatsby/after-build';
