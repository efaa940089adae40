import { faq, openingOf, openQuestions } from '../content';
import { driverOf } from '../engines/chromium';
import { Visit } from '../engines/visit';
import { MOMENTS, OPENINGS, tryOpening } from '../openings';
import { expect, test } from './console';

for (const opening of OPENINGS) {
  for (const moment of opening.moments) {
    // What scripts open needs the loader, which repeats a click that came before them.
    const isRepeated = moment === MOMENTS[1] && !opening.moments.includes(MOMENTS[0]!);
    const tag = isRepeated ? '@waiting-scripts' : [];
    test(
      `${opening.name} opens, closes and keeps the focus, ${moment}`,
      { tag },
      async ({ page, baseURL }) => {
        test.slow();
        await tryOpening(new Visit(driverOf(page), baseURL!, true), opening, moment);
      },
    );
  }
}

test('on a phone, a press on any question opens its answer, and the next one closes it', async ({
  page,
}) => {
  type Item = (typeof openQuestions)[number];
  const heading = ({ title }: Item) => page.getByRole('heading', { name: title, exact: true });
  const press = (item: Item) => heading(item).click();
  const answerTo = (item: Item) =>
    page
      .getByRole('group')
      .filter({ has: heading(item) })
      .getByText(openingOf(item.desc));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq');
  for (const question of openQuestions) await press(question);
  for (const question of faq.columns.flatMap(({ items }) => items)) {
    await expect(answerTo(question)).toBeHidden();
    await press(question);
    await expect(answerTo(question)).toBeVisible();
    await press(question);
    await expect(answerTo(question)).toBeHidden();
  }
});
