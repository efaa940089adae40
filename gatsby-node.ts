export { onPreBootstrap, onPreInit } from './gatsby/on-pre-init';
export { onCreateDevServer } from './gatsby/editing/on-create-dev-server';
export { createPages } from './gatsby/create-pages';
export { createResolvers } from './gatsby/create-resolvers';
export { createSchemaCustomization } from './gatsby/create-schema-customization';
export { onCreateWebpackConfig } from './gatsby/on-create-webpack-config';
export { startEncoding as onPreExtractQueries } from './gatsby/pictures/encode-pictures';
export { sourceNodes } from './gatsby/source-nodes';
export { onPostBuild } from './gatsby/on-post-build';
