import type { BrowserContext } from '@playwright/test';

/** A repository at GitHub, with the text of one page and a change to it that waits for a review. */
export const REPOSITORY = 'owner/website';

/** Where the host puts the change, once it is built. */
export const DEPLOYED = 'https://deploy-preview-7.example';

/** What GitHub says about the builds of all commits. */
export type Builds = { state: 'PENDING' | 'SUCCESS' | 'FAILURE' };

const API = 'https://api.github.com';
const PATH = 'data/team.json';
/** The screen leaves out an empty file. */
const TEXT = '{ "path": "/ourteam" }';
const HEAD = 'latest-commit';
const DATE = '2026-01-01T00:00:00Z';
const EDITOR = { id: 1, login: 'editor', avatar_url: 'https://avatars.githubusercontent.com/u/1' };

const COMMIT = { oid: HEAD, message: '', committedDate: DATE, author: { user: EDITOR } };

const CHANGE = {
  number: 7,
  headRefName: 'cms/pages/team',
  headRefOid: 'commit-of-the-change',
  createdAt: DATE,
  updatedAt: DATE,
  labels: { nodes: [{ name: 'sveltia-cms/draft' }] },
  files: { nodes: [{ path: PATH, changeType: 'CHANGED' }] },
};

/** One answer to all queries: each looks up its own names. */
function answerTo({ state }: Builds) {
  const target = { ...COMMIT, history: { nodes: [COMMIT] } };
  const contexts = [{ context: 'netlify/site/deploy-preview', state, targetUrl: DEPLOYED }];
  const commit = { target, status: { contexts } };
  return {
    defaultBranchRef: { name: 'main' },
    ref: commit,
    content_0: { text: TEXT },
    file_0: { oid: 'changed-file', text: TEXT },
    commit_0: commit,
    commit_1: commit,
    pullRequests: { nodes: [CHANGE] },
  };
}

/** Answers the screen as GitHub and the host do. */
export async function playGitHub(context: BrowserContext, builds: Builds): Promise<void> {
  const answers: Record<string, () => object> = {
    'https://www.githubstatus.com/api/v2/status.json': () => ({ status: { indicator: 'none' } }),
    [`${API}/user`]: () => EDITOR,
    [`${API}/repos/${REPOSITORY}/collaborators/${EDITOR.login}`]: () => ({}),
    [`${API}/repos/${REPOSITORY}/git/trees/${HEAD}`]: () => ({
      tree: [{ type: 'blob', path: PATH, sha: 'file', size: TEXT.length }],
    }),
    [`${API}/graphql`]: () => ({ data: { repository: answerTo(builds) } }),
  };
  await context.route(/^https:/, (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const json = answers[origin + pathname]?.();
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" />';
    return route.fulfill(json ? { json } : { contentType: 'image/svg+xml', body: picture });
  });
}
