import type { SourceNodesArgs } from 'gatsby';
import { readPigments } from './pictures/pigments';

/** Adds the theme record, whose colours come from src/styles/brand.css. */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  const { actions, createNodeId, createContentDigest } = args;
  const colours = { light: readPigments()['oxide-deep'], dark: readPigments('dark')['floor-deep'] };
  await actions.createNode({
    ...colours,
    id: createNodeId('theme'),
    internal: { type: 'Theme', contentDigest: createContentDigest(colours) },
  });
}
