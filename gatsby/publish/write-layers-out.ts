import postcss from 'postcss';
import { GENERAL_END } from '../../plugins/waiting-scripts/protocol';

/** The parts of webpack's compiler that are used here. */
type Assets = Record<string, { source: () => string | Buffer }>;
type Compilation = {
  hooks: {
    processAssets: {
      tap: (at: { name: string; stage: number }, run: (assets: Assets) => void) => void;
    };
  };
  updateAsset: (name: string, source: object) => void;
};
type Compiler = {
  webpack: {
    Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE: number };
    sources: { RawSource: new (text: string) => object };
  };
  hooks: {
    thisCompilation: { tap: (name: string, run: (compilation: Compilation) => void) => void };
  };
};

/**
 * Writes the layers of a style sheet out in their order: browsers of before 2022 drop whatever stands in a
 * layer, and of two rules the later one wins.
 *
 * @param css - a style sheet, which names the order of its layers: `@layer base; @layer sections;`
 * @returns the same rules without layers, those that were in none last, with a comment after the layers that
 *   the first statement names
 * @throws Error when a layer has no place in the order
 */
export function writeLayersOut(css: string): string {
  const root = postcss.parse(css);
  const layers = new Map<string, string>();
  root.walkAtRules('layer', ({ nodes, params }) => {
    if (nodes) return;
    if (layers.size > 0) layers.set(GENERAL_END, GENERAL_END);
    for (const name of params.split(',')) layers.set(name.trim(), '');
  });
  let others = '';
  for (const node of root.nodes) {
    if (node.type !== 'atrule' || node.name !== 'layer') others += node.toString();
    else if (node.nodes) {
      const rules = layers.get(node.params);
      if (rules === undefined) {
        throw new Error(
          `The layer "${node.params}" has no place in the order that src/styles/base.css names.`,
        );
      }
      layers.set(node.params, rules + node.nodes.join(''));
    }
  }
  return [...layers.values(), others].join('');
}

/** Webpack plugin that writes the layers of all style sheets out. */
export const layersWrittenOut = {
  apply({ webpack, hooks }: Compiler): void {
    const name = 'LayersWrittenOut';
    hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const sheet of Object.keys(assets).filter((asset) => asset.endsWith('.css'))) {
          const css = writeLayersOut(String(assets[sheet]!.source()));
          compilation.updateAsset(sheet, new webpack.sources.RawSource(css));
        }
      });
    });
  },
};
