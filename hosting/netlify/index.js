import { readFileSync, writeFileSync } from 'node:fs';

// A plugin for Netlify's builds, which start without the last publication: it restores dist/, from which the build
// keeps the hashed files of earlier releases.

export const onPreBuild = ({ utils }) => utils.cache.restore('dist');

/**
 * Redirects former addresses, although they have files for hosts that cannot redirect. Of two values for a header,
 * lets the last one win. Cloudflare does the first by itself, and the second on request.
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
