// A plugin for Netlify's builds, which start without the last publication: it brings dist/ back, from which
// the build keeps the hashed files of earlier releases.

export const onPreBuild = ({ utils }) => utils.cache.restore('dist');

export const onPostBuild = ({ utils }) => utils.cache.save('dist');
