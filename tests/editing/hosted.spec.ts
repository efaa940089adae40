import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { answerRepository, REPOSITORY } from '../../gatsby/editing/local/repository-api';
import { publishEditingScreen } from '../../gatsby/editing/screen/publish-editing-screen';
import { FACTS_FILE } from '../../hosting/rules/site-facts';
import { createSiteServer } from '../../hosting/site-server';
import { siteWithScreen } from '../hosting/site-with-screen';
import { listen } from '../port';
import { edited, read, write } from './preview';
import { inputNamed, openEntry, replacePicture, save, scrollTo } from './screen';

// The screen of a live site, with its policy. What answers it on a computer of one's own stands in for the git service.

const TEAM = 'data/team.json';
const GIT_SERVICE = 'https://gitea.com';

let folder: string;
let servers: Server[];
let screen: string;
let repository: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosted-'));
  const site = join(folder, 'site');
  mkdirSync(site);
  const setting = { EDITING_SCREEN: `gitea:${REPOSITORY}` };
  const gitService = await publishEditingScreen(site, setting);
  // The screen asks whether the page of an entry is there before it offers to open it.
  const facts = { ...siteWithScreen(gitService!), pages: ['/ourteam'] };
  writeFileSync(join(folder, FACTS_FILE), JSON.stringify(facts));
  writeFileSync(join(site, 'ourteam.html'), '<title>Our team</title>');
  writeFileSync(join(site, '404.html'), '<title>Not found</title>');
  const answer = createServer((request, response) => {
    void answerRepository(edited(), request, response);
  });
  servers = [createSiteServer(folder), answer];
  const [port, answers] = await Promise.all(servers.map(listen));
  screen = `http://localhost:${port}/admin`;
  repository = `http://localhost:${answers}`;
});

test.afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

test('an editor of a live site signs in with a token, and a text and a picture become commits', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
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
  await page.goto(screen);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('a-token');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('treeitem', { name: 'Pages', exact: true })).toBeVisible();

  await openEntry(page, 'Pages', 'Team', screen);
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
  expect(complaints).toEqual([]);
});
