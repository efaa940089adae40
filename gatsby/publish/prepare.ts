import { checkDataFolder } from '../checker/data-folder';
import { checkNode } from './check-node';

/**
 * Does what comes before every start of Gatsby in this folder.
 *
 * @throws Error with a sentence when Gatsby could not run
 */
export async function prepare(): Promise<void> {
  checkNode(process.versions.node);
  await checkDataFolder(process.cwd());
}
