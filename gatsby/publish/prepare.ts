import { checkDataFolder } from '../checker/data-folder';
import { checkNode } from './check-node';
import { takeTurn } from './take-turn';

/**
 * Does what comes before every start of Gatsby in this folder, and waits for one that runs already.
 *
 * @throws Error with a sentence when Gatsby could not run
 */
export async function prepare(): Promise<void> {
  checkNode(process.versions.node);
  await checkDataFolder(process.cwd());
  await takeTurn(process.cwd());
}
