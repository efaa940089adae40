import postcss from 'postcss';
import { GENERAL_END } from '../../plugins/waiting-scripts/protocol';
import { onAssets } from './on-assets';

/**
 * Turns the layers of a style sheet into plain rules, in layer order: browsers from before 2022 ignore whatever is in
 * a layer, and between two plain rules the later one wins.
 *
 * @param css - a style sheet, which names the order of its layers: `@layer base; @layer sections;`
 * @returns the same rules without layers, unlayered rules last, with a comment after the layers that the first
 *   statement names
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
          `The layer "${node.params}" is missing from the order in src/styles/base.css.`,
        );
      }
      layers.set(node.params, rules + node.nodes.join(''));
    }
  }
  return [...layers.values(), others].join('');
}

/** Webpack plugin that flattens the layers of all style sheets. */
export const layersWrittenOut = onAssets(
  'LayersWrittenOut',
  'OPTIMIZE',
  (compilation, toSource) => {
    const { assets } = compilation;
    for (const sheet of Object.keys(assets).filter((asset) => asset.endsWith('.css'))) {
      compilation.updateAsset(sheet, toSource(writeLayersOut(String(assets[sheet]!.source()))));
    }
  },
);
