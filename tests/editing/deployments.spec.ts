import { expect, test, type Page } from '@playwright/test';
import { MATRIX } from '../routes';
import { DEPLOYED, playGitHub, REPOSITORY, type Builds } from './github';
import { errorsOf, serveScreen, signIn, type HostedScreen } from './hosted';

// What the screen says about the build of a saved change, which it asks of GitHub and GitLab, but not of Gitea.

const EDITING_SCREEN = `github:${REPOSITORY}`;
const ENTRY = '#/collections/pages/entries/team';

let hosted: HostedScreen;
test.afterEach(() => hosted.end());

/** Expects words beside the button that opens the page of an entry. */
const expectBeside = (page: Page, name: string, words: RegExp) =>
  expect(page.getByRole('button', { name })).toHaveCSS('content', words, { pseudo: 'after' });

const REVIEWED =
  'beside a change in review, the screen says that its preview is being built, opens it, or says that it failed';
test(REVIEWED, { tag: MATRIX }, async ({ page, context }) => {
  const builds: Builds = { state: 'PENDING' };
  await playGitHub(context, builds);
  const errors = errorsOf(page);
  hosted = await serveScreen({ EDITING_SCREEN, EDITING_REVIEW: 'yes' });
  await page.clock.install();
  await signIn(page, hosted.screen);
  await page.goto(hosted.screen + ENTRY);
  await expectBeside(page, 'Checking for Preview', /The preview is still being built/);

  builds.state = 'SUCCESS';
  // The screen asks again every five seconds.
  await page.clock.runFor(5_000);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'View Preview' }).click();
  const preview = await popup;
  await expect(preview).toHaveURL(`${DEPLOYED}/ourteam`);

  builds.state = 'FAILURE';
  await page.reload();
  await expectBeside(page, 'View on Live Site', /The preview couldn’t be built/);
  await page.goto(`${hosted.screen}#/workflow`);
  const change = page.getByRole('listitem').filter({ hasText: 'Team' });
  await expect(change).toContainText('Build Failed');
  expect(errors).toEqual([]);
});

const UNREVIEWED = 'without review, the screen says beside an entry that the latest build failed';
test(UNREVIEWED, { tag: MATRIX }, async ({ page, context }) => {
  await playGitHub(context, { state: 'FAILURE' });
  const errors = errorsOf(page);
  hosted = await serveScreen({ EDITING_SCREEN });
  await signIn(page, hosted.screen);
  await page.goto(hosted.screen + ENTRY);
  await expectBeside(page, 'View on Live Site', /The preview couldn’t be built/);
  expect(errors).toEqual([]);
});
