import type { Page } from '@playwright/test';
import { projectTemplate, startingWith } from '../content';
import { PROJECT_ROUTES } from '../routes';
import { expect, test } from './console';
import { openStarted } from './started';

const WIDTHS = [390, 768, 1440];

const othersOn = (page: Page) =>
  page
    .getByRole('region', { name: projectTemplate.otherProjectsTitle })
    .getByRole('link', { name: startingWith(projectTemplate.learnMoreLabel) })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('three others are chosen afresh at each display, never the page itself, and move nothing', async ({
  page,
}) => {
  const path = '/project/project-details-04';
  const choices = new Set<string>();
  const heights = new Map(WIDTHS.map((width) => [width, new Set<number>()]));
  for (let visit = 0; visit < 8; visit += 1) {
    await openStarted(page, path);
    const others = await othersOn(page);
    expect(new Set(others).size).toBe(3);
    expect(others).not.toContain(path);
    expect(PROJECT_ROUTES).toEqual(expect.arrayContaining(others));
    choices.add(others.join());
    for (const [width, seen] of heights) {
      await page.setViewportSize({ width, height: 900 });
      const section = page.getByRole('region', { name: projectTemplate.otherProjectsTitle });
      seen.add(await section.evaluate((element) => element.getBoundingClientRect().height));
    }
  }
  // Eight visits get the same of 504 choices once in 10^18 times.
  expect(choices.size).toBeGreaterThan(1);
  for (const [width, seen] of heights) expect(seen.size, `heights at ${width} px`).toBe(1);
});

test('a new choice is made when another case study is opened from the page', async ({ page }) => {
  await openStarted(page, '/project/project-details-02');
  await page
    .getByRole('region', { name: projectTemplate.otherProjectsTitle })
    .getByRole('link', { name: startingWith(projectTemplate.learnMoreLabel) })
    .first()
    .click();
  await expect(page).not.toHaveURL('/project/project-details-02');
  const path = new URL(page.url()).pathname;
  expect(await othersOn(page)).not.toContain(path);
});
