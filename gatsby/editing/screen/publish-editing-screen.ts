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

/** Which changes wait for a review. */
function reviewedBy(setting = ''): ScreenOptions['reviewed'] {
  if (setting === 'yes') return 'all';
  if (setting === 'pages' || setting === '') return setting || undefined;
  throw new Error(
    `EDITING_REVIEW is “${setting}”. Expected yes to review all changes, or pages to review case studies, services and legal pages. For no review, leave it out.`,
  );
}

/** How editors sign in: only with a token, or also with their account. docs/editing.md says what that needs. */
function signInWith(name: string, setting = ''): object {
  if (!setting) return { auth_methods: ['token'] };
  const auth_methods = ['oauth', 'token'];
  if (name === 'gitlab') return { auth_methods, auth_type: 'pkce', app_id: setting };
  if (name === 'github' && /^https:\/\/[\w.:-]+$/.test(setting))
    return { auth_methods, base_url: setting };
  throw new Error(
    `EDITING_SIGN_IN is “${setting}”. Expected the id of a GitLab application, or the address of a sign-in server for GitHub, such as https://auth.firm.in. If editors sign in with a token, leave it out.`,
  );
}

/** A hash that changes with the screen, because browsers keep its scripts for ever. */
function versionOf(settings: string): string {
  const packages = ['@sveltia/cms', 'prettier'].map((name) => `node_modules/${name}/package.json`);
  const own = [...OWN, 'screen/write-editing-screen.ts'].map((path) => `gatsby/editing/${path}`);
  const texts = [...packages, ...own].map((path) => readFileSync(resolve(path), 'utf8'));
  return hashOf([settings, ...texts].join());
}

/**
 * Adds the editing screen to a built site if the environment asks for it.
 *
 * @param env - EDITING_SCREEN names the repository that the screen edits; EDITING_REVIEW says which changes wait for
 *   a review. EDITING_SIGN_IN lets editors sign in with their account: on GitLab it is the id of an application, on
 *   GitHub the address of a sign-in server.
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
      `EDITING_SCREEN is “${setting}”, which is not a repository. Expected a git service (github, gitlab or gitea), a colon and a repository, such as github:owner/website. For a site without an editing screen, leave it out.`,
    );
  }
  const reviewed = reviewedBy(review);
  if (review && name === 'gitea') {
    throw new Error(
      'EDITING_REVIEW is set, but changes can wait for a review only on GitHub and GitLab. For a repository on Gitea, leave it out.',
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
