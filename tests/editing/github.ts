import type { BrowserContext } from '@playwright/test';

/** A repository at GitHub, with the text of one page. */
export const REPOSITORY = 'owner/website';

const API = 'https://api.github.com';
const PATH = 'data/team.json';
/** The screen leaves out an empty file. */
const TEXT = '{ "path": "/ourteam" }';
const HEAD = 'latest-commit';
const DATE = '2026-01-01T00:00:00Z';
const EDITOR = { id: 1, login: 'editor', avatar_url: 'https://avatars.githubusercontent.com/u/1' };

const COMMIT = { oid: HEAD, message: '', committedDate: DATE, author: { user: EDITOR } };

/** One answer to all queries: each looks up its own names. */
function answerTo(state: string) {
  const target = { ...COMMIT, history: { nodes: [COMMIT] } };
  const contexts = [
    {
      context: 'netlify/site/deploy-preview',
      state,
      targetUrl: 'https://deploy-preview-7.example',
    },
  ];
  const commit = { target, status: { contexts } };
  return {
    defaultBranchRef: { name: 'main' },
    ref: commit,
    content_0: { text: TEXT },
    commit_0: commit,
    commit_1: commit,
  };
}

/**
 * Answers the screen as GitHub does.
 *
 * @param state - what it says about the builds of all commits
 */
export async function playGitHub(context: BrowserContext, state: string): Promise<void> {
  const answers: Record<string, () => object> = {
    'https://www.githubstatus.com/api/v2/status.json': () => ({ status: { indicator: 'none' } }),
    [`${API}/user`]: () => EDITOR,
    [`${API}/repos/${REPOSITORY}/collaborators/${EDITOR.login}`]: () => ({}),
    [`${API}/repos/${REPOSITORY}/git/trees/${HEAD}`]: () => ({
      tree: [{ type: 'blob', path: PATH, sha: 'file', size: TEXT.length }],
    }),
    [`${API}/graphql`]: () => ({ data: { repository: answerTo(state) } }),
  };
  await context.route(/^https:/, (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const json = answers[origin + pathname]?.();
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" />';
    return route.fulfill(json ? { json } : { contentType: 'image/svg+xml', body: picture });
  });
}
