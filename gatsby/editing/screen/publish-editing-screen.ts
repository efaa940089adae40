import { readFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Backend } from '@sveltia/cms';
import { SCREEN } from '../../../hosting/rules/editing-screen';
import { fileOf } from '../../../hosting/rules/rules';
import { hashOf } from '../../publish/hash-of';
import { OWN, settingsOf, writeEditingScreen } from './write-editing-screen';

/** A git service and a repository on it, such as github:owner/name. */
const REPOSITORY = /^(github|gitlab|gitea):([\w.-]+(?:\/[\w.-]+)+)$/;

/** A word that changes with the screen: browsers keep its scripts for ever. */
function versionOf(settings: string): string {
  const packages = ['@sveltia/cms', 'prettier'].map((name) => `node_modules/${name}/package.json`);
  const own = OWN.map((path) => `gatsby/editing/${path}`);
  const texts = [...packages, ...own].map((path) => readFileSync(resolve(path), 'utf8'));
  return hashOf([settings, ...texts].join());
}

/**
 * Adds the editing screen to a built site if the environment asks for it.
 *
 * @param env - EDITING_SCREEN names the repository that the screen edits; with EDITING_REVIEW changes are drafts first
 * @returns the git service of the repository, if there is a screen
 */
export async function publishEditingScreen(
  site: string,
  { EDITING_SCREEN: setting, EDITING_REVIEW: review }: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  if (!setting) return undefined;
  const [, name, repo] = REPOSITORY.exec(setting) ?? [];
  if (!name || !repo) {
    throw new Error(
      `EDITING_SCREEN is “${setting}”, which names no repository. Expected a git service (github, gitlab or gitea), a colon and a repository, such as github:owner/website. Leave EDITING_SCREEN out for a site without an editing screen.`,
    );
  }
  if (review && name === 'gitea') {
    throw new Error(
      'EDITING_REVIEW is set, but the editing screen keeps drafts on GitHub and GitLab alone. Leave it out for a repository on Gitea.',
    );
  }
  const settings = await settingsOf({
    // Other ways to sign in need an extra service: see docs/editing.md.
    backend: { name, repo, auth_methods: ['token'] } as Backend,
    publish_mode: review ? 'editorial_workflow' : 'simple',
  });
  const address = `/static/admin-${versionOf(settings)}`;
  writeEditingScreen(join(site, address), address, settings);
  renameSync(join(site, address, 'index.html'), join(site, fileOf(SCREEN)));
  return name;
}
