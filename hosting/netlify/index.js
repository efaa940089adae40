import { readFileSync, writeFileSync } from 'node:fs';

// A plugin for Netlify's builds, which start without the last publication: it brings dist/ back, from which
// the build keeps the hashed files of earlier releases.

export const onPreBuild = ({ utils }) => utils.cache.restore('dist');

/** Redirects former addresses although there are files for hosts that cannot: Cloudflare does so by itself. */
export const onBuild = ({ constants }) => {
  const file = `${constants.PUBLISH_DIR}/_redirects`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/ 301$/gm, ' 301!'));
};

export const onPostBuild = ({ utils }) => utils.cache.save('dist');
