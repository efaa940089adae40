import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The order of the layers of a style sheet, and the sheet. */
const ORDER = 'base,styles,sections';
export const CSS =
  '@layer base{body{margin:0}:focus-visible{outline:3px solid}[hidden]{display:none}}@layer sections{.used{color:red}.other{color:blue}.used:hover{color:green}@keyframes gone{to{top:0}}}';

/** A page as Gatsby writes it. */
export const page = (body: string) =>
  `<html><head><meta charSet="utf-8"/><style>@layer ${ORDER};</style><style data-href="/styles.1.css" data-identity="gatsby-global-css">${CSS}</style></head><body>${body}<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/a";/*]]>*/</script><script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{}";</script><script>window.___webpackCompilationHash="0123";</script><script src="/a.js" async></script><script src="/b.js" async></script></body></html>`;

/** Writes the files that Gatsby writes for the page. */
export function writeRest(site: string): void {
  mkdirSync(join(site, 'page-data/a'), { recursive: true });
  const data = { componentChunkName: 'component-a', staticQueryHashes: ['77'] };
  writeFileSync(join(site, 'page-data/a/page-data.json'), JSON.stringify(data));
  writeFileSync(join(site, 'styles.1.css'), CSS);
  writeFileSync(join(site, 'index.html'), page(''));
  writeFileSync(join(site, 'page-data/app-data.json'), '{"webpackCompilationHash":"0123"}');
  const assets = [{ name: 'styles.css' }, { name: 'commons.js' }, { name: 'component-a.js' }];
  const stats = { namedChunkGroups: { 'component-a': { name: 'component-a', assets } } };
  writeFileSync(join(site, 'webpack.stats.json'), JSON.stringify(stats));
  writeFileSync(join(site, 'chunk-map.json'), '{ "app": ["/app.js"] }');
}
