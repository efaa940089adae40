import { readFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Backend } from '@sveltia/cms';
import { SCREEN } from '../../../hosting/rules/editing-screen';
import { fileOf } from '../../../hosting/rules/rules';
import { hashOf } from '../../publish/hash-of';
import type { ScreenOptions } from './editing-config';
import { OWN, settingsOf, writeEditingScreen } from './write-editing-screen';

/** A git service and a repository on it, such as github:owner/name. */
const REPOSITORY = /^(github|gitlab|gitea):([\w.-]+(?:\/[\w.-]+)+)$/;

/** Whose changes wait for a review. */
function reviewedBy(setting = ''): ScreenOptions['reviewed'] {
  if (setting === 'yes') return 'all';
  if (setting === 'pages' || setting === '') return setting || undefined;
  throw new Error(
    `EDITING_REVIEW is “${setting}”. Expected yes for a review of all changes, or pages for one of case studies, services and legal pages. Leave it out for none.`,
  );
}

/** How editors sign in: with a token alone, or with their account too. docs/editing.md says what that needs. */
function signInWith(name: string, setting = ''): object {
  if (!setting) return { auth_methods: ['token'] };
  const auth_methods = ['oauth', 'token'];
  if (name === 'gitlab') return { auth_methods, auth_type: 'pkce', app_id: setting };
  if (name === 'github' && /^https:\/\/[\w.:-]+$/.test(setting))
    return { auth_methods, base_url: setting };
  throw new Error(
    `EDITING_SIGN_IN is “${setting}”. Expected the id of an application of GitLab, or the address of a sign-in server for GitHub, such as https://auth.firm.in. Leave it out where editors sign in with a token.`,
  );
}

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
 * @param env - EDITING_SCREEN names the repository that the screen edits; EDITING_REVIEW says whose changes wait for a
 *   review. With EDITING_SIGN_IN editors sign in with their account: on GitLab it is the id of an application, on
 *   GitHub the address of a server that does it.
 * @returns the git service of the repository, if there is a screen
 */
export async function publishEditingScreen(
  site: string,
  { EDITING_SCREEN: setting, EDITING_REVIEW: review, EDITING_SIGN_IN: signIn }: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  if (!setting) return undefined;
  const [, name, repo] = REPOSITORY.exec(setting) ?? [];
  if (!name || !repo) {
    throw new Error(
      `EDITING_SCREEN is “${setting}”, which names no repository. Expected a git service (github, gitlab or gitea), a colon and a repository, such as github:owner/website. Leave EDITING_SCREEN out for a site without an editing screen.`,
    );
  }
  const reviewed = reviewedBy(review);
  if (review && name === 'gitea') {
    throw new Error(
      'EDITING_REVIEW is set, but the editing screen keeps drafts on GitHub and GitLab alone. Leave it out for a repository on Gitea.',
    );
  }
  const settings = await settingsOf({
    backend: { name, repo, ...signInWith(name, signIn) } as Backend,
    reviewed,
  });
  const address = `/static/admin-${versionOf(settings)}`;
  writeEditingScreen(join(site, address), address, settings);
  renameSync(join(site, address, 'index.html'), join(site, fileOf(SCREEN)));
  return name;
}
