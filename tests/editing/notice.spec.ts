import { expect, test } from '@playwright/test';
import { editCopy, type DataCopy } from './data-copy';
import { openEntry, scrollTo } from './screen';

const PORT = 9146;
const TEAM = 'data/team.json';

let site: DataCopy;

test.beforeAll(async () => {
  site = await editCopy(PORT);
});
test.afterAll(() => site.stop());

test('the notice speaks in labels, leads to the field, covers nothing and can be closed', async ({
  page,
}) => {
  const good = site.read(TEAM);
  const { members } = JSON.parse(good) as { members: { name: string; title: string }[] };
  const name = members[1]?.title ?? '';
  const withMistake = good.replace(`"${name}"`, `"${name} {brnad}"`);
  const notice = page.getByRole('alert').filter({ hasText: 'the preview shows' });
  await openEntry(page, site.url, 'Pages', 'Team');

  // Made elsewhere, while the screen is open.
  site.write(TEAM, withMistake);
  await expect(notice).toContainText('Pages › Team › Members, in order › 2 › ');
  await expect(notice).not.toContainText('members[');

  const add = page.getByRole('button', { name: /^Add .?Member of the team/ });
  await scrollTo(page, add);
  await add.click({ trial: true });
  const boxes = await Promise.all([add.boundingBox(), notice.boundingBox()]);
  expect(boxes[0]!.y + boxes[0]!.height).toBeLessThanOrEqual(boxes[1]!.y);

  await page.goto(site.url);
  await notice.getByRole('link', { name: /Members, in order › 2/ }).click();
  await expect(page).toHaveTitle(/^Pages › Team/);
  await expect(page.getByRole('textbox').and(page.locator(':focus'))).toHaveValue(
    `${name} {brnad}`,
  );

  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  site.write(TEAM, good.replace('{', '{,'));
  await expect(notice).toContainText(`Pages › Team (${TEAM}, line 1)`);
  site.write(TEAM, good);
  await expect(notice).toBeHidden();
});
