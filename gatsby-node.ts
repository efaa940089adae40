export { onPreBootstrap, onPreInit } from './gatsby/check-content';
export { onPluginInit } from './gatsby/name-mail-library';
export { createPages } from './gatsby/create-pages';
export { createResolvers } from './gatsby/create-resolvers';
export { createSchemaCustomization } from './gatsby/create-schema';
export { onCreateWebpackConfig } from './gatsby/configure-webpack';
export { sourceNodes } from './gatsby/source-theme';
export { onPreBuild } from './gatsby/warn-without-mail';
export { onPostBuild } from './gatsby/after-build';
