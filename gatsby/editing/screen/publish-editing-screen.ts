import { join } from 'node:path';
import type { Backend } from '@sveltia/cms';
import { readContentModel } from '../../schema/model/read-content-model';
import { writeEditingScreen } from './write-editing-screen';

/** A git service and a repository on it, such as github:owner/name. */
const REPOSITORY = /^(github|gitlab|gitea):([\w.-]+(?:\/[\w.-]+)+)$/;

/**
 * Adds the editing screen to a built site if the environment asks for it.
 *
 * @param site - folder of the built site
 * @param setting - EDITING_SCREEN of the environment: the repository that the screen edits
 * @throws Error with a sentence when the setting names no repository
 */
export async function publishEditingScreen(site: string, setting?: string): Promise<void> {
  if (!setting) return;
  const [, name, repo] = REPOSITORY.exec(setting) ?? [];
  if (!name || !repo) {
    throw new Error(
      `EDITING_SCREEN is “${setting}”, which names no repository. Expected a git service (github, gitlab or gitea), a colon and a repository, such as github:owner/website. Leave EDITING_SCREEN out for a site without an editing screen.`,
    );
  }
  // Other ways to sign in need an extra service: see docs/editing.md.
  const backend = { name, repo, auth_methods: ['token'] } as Backend;
  await writeEditingScreen(join(site, 'admin'), readContentModel(), backend);
}
