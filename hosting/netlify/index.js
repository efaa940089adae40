import { readFileSync, writeFileSync } from 'node:fs';

// A plugin for Netlify's builds, which start without the last publication: it brings dist/ back, from which
// the build keeps the hashed files of earlier releases.

export const onPreBuild = ({ utils }) => utils.cache.restore('dist');

/**
 * Redirects former addresses although there are files for hosts that cannot, and lets the last of two values of a
 * header prevail: Cloudflare does the one by itself, and is asked for the other.
 */
export const onBuild = ({ constants }) => {
  const change = (name, pattern, text) => {
    const file = `${constants.PUBLISH_DIR}/${name}`;
    writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, text));
  };
  change('_redirects', / 301$/gm, ' 301!');
  change('_headers', /^ +! .*\n/gm, '');
};

export const onPostBuild = ({ utils }) => utils.cache.save('dist');
