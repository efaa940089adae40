import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { publishEditingScreen } from '../../gatsby/editing/screen/publish-editing-screen';
import { FACTS_FILE } from '../../hosting/rules/site-facts';
import { createSiteServer } from '../../hosting/site-server';
import { siteWithScreen } from '../hosting/site-with-screen';
import { listen } from '../port';

/** The screen of a live site, with its policy: its address, and what ends its server. */
export type HostedScreen = { screen: string; end: () => void };

/**
 * Serves the screen of a live site that has one page, “Our team”.
 *
 * @param setting - the settings of the build that name its repository
 */
export async function serveScreen(setting: NodeJS.ProcessEnv): Promise<HostedScreen> {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-'));
  const site = join(folder, 'site');
  mkdirSync(site);
  const gitService = await publishEditingScreen(site, setting);
  // The screen asks whether the page of an entry is there before it offers to open it.
  const facts = { ...siteWithScreen(gitService!), pages: ['/ourteam'] };
  writeFileSync(join(folder, FACTS_FILE), JSON.stringify(facts));
  writeFileSync(join(site, 'ourteam.html'), '<title>Our team</title>');
  writeFileSync(join(site, '404.html'), '<title>Not found</title>');
  const server = createSiteServer(folder);
  const port = await listen(server);
  const end = () => {
    server.close();
    rmSync(folder, { recursive: true });
  };
  return { screen: `http://localhost:${port}/admin`, end };
}

/** Signs in with a token, and waits for the content. */
export async function signIn(page: Page, screen: string): Promise<void> {
  await page.goto(screen);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('a-token');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('treeitem', { name: 'Pages', exact: true })).toBeVisible();
}

/** The errors that a page writes to its console from now on. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
