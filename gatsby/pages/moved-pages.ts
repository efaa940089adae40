import type { NodePluginArgs } from 'gatsby';
import { readContentModel } from '../schema/model/read-content-model';

type PageRecord = { path: string; formerPaths?: readonly string[] };

/** Every former address of a page, with its current address. */
export const movedPages = ({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>) =>
  Object.values(readContentModel().types)
    .filter(({ isPage }) => isPage)
    .flatMap(({ name }) => getNodesByType(name) as unknown as PageRecord[])
    .flatMap(({ path, formerPaths = [] }) => formerPaths.map((former) => [former, path] as const));
