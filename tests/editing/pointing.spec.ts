import { expect, test, type Page } from '@playwright/test';
import { caseStudies, homePage, navigation, team } from '../content';
import { MATRIX } from '../routes';
import { PREVIEW, read, write } from './preview';
import { focused, openEntry } from './screen';

// From a text to its field, and from an entry to its page.

const [{ path: PAGE, title, projectTitle, challenge }] = caseStudies as [
  (typeof caseStudies)[number],
];

const label = (page: Page) => page.getByRole('status').filter({ hasText: '›' });

/** Turns pointing on, and moves the pointer onto a text. */
async function pointAt(page: Page, path: string, text: string): Promise<void> {
  await page.goto(PREVIEW + path);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByText('About this page')).toBeVisible();
  await page.getByRole('main').getByText(text).first().hover();
}

test('a text that is pointed at tells its place, and a press opens its field', async ({
  page,
  context,
}) => {
  const [paragraph = ''] = challenge.split('\n');
  await pointAt(page, PAGE, paragraph);
  await expect(label(page)).toHaveText(/^Case studies › .+ › What was wrong before$/);
  const opened = context.waitForEvent('page');
  await page.getByRole('main').getByText(paragraph).click();
  const screen = await opened;
  const field = screen.getByRole('textbox', { name: 'What was wrong before' });
  await expect(field).toBeInViewport();
  await expect(field).toHaveValue(challenge);

  // The same window shows what is pointed at next, in this entry and in another.
  await pointAt(page, PAGE, projectTitle);
  await page.getByRole('main').getByText(projectTitle).first().click();
  await expect(focused(screen)).toHaveValue(projectTitle);
  await pointAt(page, '/ourteam', team.banner.heading.split(' ')[0]!);
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await expect(screen).toHaveURL(/entries\/team/);
  await expect(focused(screen)).toHaveValue(team.banner.heading);
  // Far down in a long group, whose fields are made as they come near.
  const { title: far } = homePage.about;
  await pointAt(page, '/', far);
  await page.getByRole('main').getByText(far).first().click();
  await expect(focused(screen)).toHaveValue(far);
  expect(context.pages()).toHaveLength(2);
});

test('a link that has the focus tells its place, Escape ends, and without pointing it is a link', async ({
  page,
}) => {
  // The places may come after the focus.
  await page.route('**/admin/places', async (route) => {
    await page.waitForFunction(() => document.activeElement?.matches('header a'));
    await route.continue();
  });
  await page.goto(PREVIEW);
  await page.keyboard.press('Alt+e');
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page
    .getByRole('link', { name: navigation.main.at(-1)!.label })
    .first()
    .focus();
  await expect(label(page)).toHaveText(/^Menus › /);
  await page.keyboard.press('Escape');
  await expect(label(page)).toBeHidden();
  await page
    .getByRole('link', { name: navigation.main.at(-1)!.label })
    .first()
    .press('Enter');
  await expect(page).not.toHaveURL(`${PREVIEW}/`);
});

test('a picture tells its file and its words, of which one is chosen', async ({
  page,
  context,
}) => {
  await pointAt(page, '/ourteam', team.members[0]!.title);
  await page.getByRole('main').getByRole('img').first().click();
  const places = page.getByRole('status').getByRole('button');
  await expect(places).toHaveText([
    'Pages › Team › Members, in order › 1 › What the portrait shows',
    'Pages › Team › Members, in order › 1 › Portrait, 4 wide to 5 high',
  ]);
  const opened = context.waitForEvent('page');
  await places.last().click();
  const screen = await opened;
  await expect(screen).toHaveURL(/\/admin\/#\/collections\/pages\/entries\/team$/);
});

const PARTS = 'an entry opens its page, and one of parts a page that shows them';
test(PARTS, { tag: MATRIX }, async ({ page, context }) => {
  const expectToOpen = async (address: string) => {
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'View on Live Site' }).click();
    const other = await opened;
    await expect(other).toHaveURL(PREVIEW + address);
  };
  await openEntry(page, 'Case studies', `${caseStudies[0]!.number} ${title}`);
  await expectToOpen(PAGE);
  await openEntry(page, 'Parts of several pages', 'Messages of the forms');
  await expectToOpen('/contact');
});

const DRAFT = 'a draft says so in the preview, and keeps search engines away';
test(DRAFT, { tag: MATRIX }, async ({ page }) => {
  const { banner, ...legal } = JSON.parse(read('data/legal/privacy.json')) as Record<
    string,
    object
  >;
  const draft = {
    ...legal,
    banner: { ...banner, kolam: { seed: 'a-draft', shape: 'octagon', columns: 9 } },
    path: '/a-draft',
    title: 'A draft',
    metaDescription:
      'A page that is not ready yet, which this test adds to see what the preview says of it.',
    draft: true,
  };
  write('data/legal/a-draft.json', JSON.stringify(draft));
  await expect(async () => {
    await page.goto(`${PREVIEW}/a-draft`);
    await expect(page.getByText(navigation.draftLabel)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
