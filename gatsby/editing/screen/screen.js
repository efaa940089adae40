/* global fetch, URL, location */
/* The editing screen: starts the CMS with the configuration made from gatsby/schema, and has it write files as
   Prettier does, so that changing one word changes one line. */
import { init, registerCustomFormat } from './cms/index.js';
import { fromFile, toFile } from './file-format.js';
import * as babel from './prettier/plugins/babel.mjs';
import * as estree from './prettier/plugins/estree.mjs';
import { format } from './prettier/standalone.mjs';

const { cms, types, style } = await (await fetch(new URL('config.json', import.meta.url))).json();

// On an editor's own computer the git service is the server of this page: its addresses have no host. The address of a
// sign-in server has one.
for (const name of ['base_url', 'api_root']) {
  if (name in cms.backend) cms.backend[name] = new URL(cms.backend[name], location.origin).href;
}
for (const type of Object.keys(types)) {
  registerCustomFormat(type, 'json', {
    fromFile: (text) => fromFile(text, type, types),
    toFile: (record) =>
      format(toFile(record, type, types), { ...style, parser: 'json', plugins: [babel, estree] }),
  });
}
init({ config: cms });
