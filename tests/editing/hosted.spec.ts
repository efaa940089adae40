import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { answerRepository, REPOSITORY } from '../../gatsby/editing/local/repository-api';
import { listen } from '../port';
import { errorsOf, serveScreen, signIn, type HostedScreen } from './hosted';
import { edited, read, write } from './preview';
import { inputNamed, openEntry, replacePicture, save, scrollTo } from './screen';

// What answers the screen on a computer of one's own stands in for the git service.

const TEAM = 'data/team.json';
const GIT_SERVICE = 'https://gitea.com';

let hosted: HostedScreen;
let answers: Server;
let repository: string;

test.beforeAll(async () => {
  hosted = await serveScreen({ EDITING_SCREEN: `gitea:${REPOSITORY}` });
  answers = createServer((request, response) => {
    void answerRepository(edited(), request, response);
  });
  repository = `http://localhost:${await listen(answers)}`;
});

test.afterAll(() => {
  hosted.end();
  answers.close();
});

test('an editor of a live site signs in with a token, and a text and a picture become commits', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const tokens = new Set<string | undefined>();
  const files: Record<string, string> = {};
  await page.route(`${GIT_SERVICE}/**`, async (route) => {
    const request = route.request();
    tokens.add(request.headers().authorization);
    if (request.method() === 'POST' && request.url().endsWith('/contents')) {
      const commit = request.postDataJSON() as { files: { path: string; content: string }[] };
      for (const { path, content } of commit.files) files[path] = content;
    }
    const { pathname, search } = new URL(request.url());
    await route.fulfill({ response: await route.fetch({ url: repository + pathname + search }) });
  });
  const before = read(TEAM);
  await signIn(page, hosted.screen);

  await openEntry(page, 'Pages', 'Team', hosted.screen);
  const title = await inputNamed(page, 'Heading of the list, for screen readers');
  await title.fill('People who work here');
  const members = page.getByRole('group', { name: 'Members, in order' }).first();
  await scrollTo(page, members);
  await members.getByRole('button', { name: 'Expand', exact: true }).first().click();
  // Another picture than that of other tests: the screen takes one that is there already.
  await replacePicture(page, members, 'Another.HEIC', readFileSync('tests/sample/photo.heic'));
  await save(page);
  write(TEAM, before);
  rmSync(join(edited(), 'data/images/team/another.webp'));
  expect(Object.keys(files).sort()).toEqual(['data/images/team/another.webp', TEAM]);
  expect(Buffer.from(files[TEAM]!, 'base64').toString()).toContain('People who work here');
  expect([...tokens]).toEqual(['token a-token']);
  expect(errors).toEqual([]);
});

test('an editor with an account on GitHub is sent to the sign-in server that the setting names', async ({
  page,
  context,
}) => {
  const signInServer = 'https://auth.firm.in';
  const onGitHub = await serveScreen({
    EDITING_SCREEN: 'github:firm/website',
    EDITING_SIGN_IN: signInServer,
  });
  await context.route(`${signInServer}/**`, (route) => route.fulfill({ body: 'Sign in' }));
  await page.goto(onGitHub.screen);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Sign In with .*GitHub/ }).click();
  const popup = await opened;
  await expect(popup).toHaveURL(new RegExp(`^${signInServer}/[^?]*\\?provider=github`));
  onGitHub.end();
});
