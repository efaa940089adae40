export { onPreBootstrap, onPreInit } from './gatsby/check-content';
export { createPages } from './gatsby/create-pages';
export { createResolvers } from './gatsby/create-resolvers';
export { createSchemaCustomization } from './gatsby/create-schema';
export { onCreateWebpackConfig } from './gatsby/configure-webpack';
export { onPostBootstrap } from './gatsby/after-bootstrap';
export { onPreBuild } from './gatsby/warn-without-mail';
export { onPostBuild } from './gatsby/after-build';
