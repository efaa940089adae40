import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build as bundle } from 'esbuild';
import { readText, writeHashed } from '../files';
import { markOf, type LoaderData } from '../protocol';
import { needsOf, readBuild, readPage, type Build, type BuiltPage } from './read-build';
import { keepUsedStyles, prepareStyles } from './styles';

/** The folder of this plugin: Gatsby compiles gatsby-node.ts to another place. */
const HERE = resolve('plugins/waiting-scripts');

/**
 * Bundles scripts of the browser.
 *
 * @param modules - paths of the modules, in the order in which they run
 * @param chunkMapping - the value of `CHUNK_MAPPING` in them
 */
async function bundleScripts(modules: readonly string[], chunkMapping = ''): Promise<string> {
  const { outputFiles } = await bundle({
    stdin: {
      contents: modules.map((path) => `import ${JSON.stringify(path)};`).join('\n'),
      resolveDir: HERE,
    },
    bundle: true,
    minify: true,
    write: false,
    target: 'es2020',
    define: { CHUNK_MAPPING: JSON.stringify(chunkMapping) },
  });
  return outputFiles[0]!.text.trim();
}

const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** The loader's script element, whose address early-input.ts sets. Only its attributes differ between pages. */
function loaderElement(src: string, build: Build, page: BuiltPage): string {
  const needs = needsOf(build, page.path);
  const starter = page.scripts.at(-1)!;
  const earlier = [...page.scripts, ...needs.scripts].filter((script) => script !== starter);
  const data: LoaderData = {
    src,
    styles: `/${build.sheet}`,
    scripts: [...earlier, starter].join(' '),
    fetches: needs.data.join(' '),
    marks: needs.data.map((name) => markOf(readText(build.folder, name))).join(' '),
    page: page.path,
    build: page.hash,
  };
  const attributes = Object.entries(data).map(
    ([name, value]) => `data-${name}="${escapeAttribute(value)}"`,
  );
  return `<script ${attributes.join(' ')}></script>`;
}

/**
 * Lets the scripts of all pages of a site wait for the visitor's first action, and leaves in each page only the
 * styles that it uses.
 *
 * @param folder - the site as Gatsby writes it, which is changed in place
 * @param early - path of a module of the site that runs in every page as soon as the loader has come, before React
 * @throws Error with a sentence when Gatsby writes a site in a way that this plugin does not know
 */
export async function holdPages(folder: string, early?: string): Promise<void> {
  const build = readBuild(folder);
  const styles = prepareStyles(build);
  const inline = await bundleScripts(['./browser/early-input.ts']);
  const own = early ? [resolve(early)] : [];
  const loader = await bundleScripts([...own, './browser/loader.ts'], build.chunkMapping);
  const src = writeHashed(folder, 'loader', 'js', loader);
  for (const name of build.pages) {
    const page = readPage(readText(folder, name));
    if (!page) continue;
    const html = await keepUsedStyles(page.html, styles, folder);
    const held = html
      .replace('</head>', () => `<script>${inline}</script></head>`)
      .replace('</body>', () => `${loaderElement(src, build, page)}</body>`);
    await writeFile(join(folder, name), held);
  }
}
