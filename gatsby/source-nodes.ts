import type { SourceNodesArgs } from 'gatsby';
import { pigmentOf } from './pictures/pigment-of';

/** Adds the theme record, whose colours come from src/styles/brand.css. */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  const { actions, createNodeId, createContentDigest } = args;
  const colours = { light: pigmentOf('oxide-deep'), dark: pigmentOf('floor-deep', 'dark') };
  await actions.createNode({
    ...colours,
    id: createNodeId('theme'),
    internal: { type: 'Theme', contentDigest: createContentDigest(colours) },
  });
}
