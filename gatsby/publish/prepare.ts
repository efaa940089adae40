import { resolve } from 'node:path';
import { checkDataFolder } from '../checker/data-folder';
import { checkNode } from './check-node';
import { checkPlace } from './check-place';

/**
 * Does what comes before every start of Gatsby in this folder.
 *
 * @throws Error with a sentence when Gatsby could not run
 */
export async function prepare(): Promise<void> {
  checkNode(process.versions.node);
  checkPlace(process.cwd());
  await checkDataFolder(process.cwd());
  // Gatsby keeps settings of its own, and not every user has a home that can be written.
  process.env.XDG_CONFIG_HOME = resolve('.cache/settings');
}
