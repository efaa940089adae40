import type { Page } from '@playwright/test';
import { CHANGES } from '../changes';
import { closedQuestions, formMessages, hasDropdowns, openingOf, skillsMarquee } from '../content';
import { typedInto } from '../forms';
import { MATRIX } from '../routes';
import { expect, test } from './console';
import { answerWith, formOf, reach, tickAll } from './forms';
import { isTakenOver, slowDown, waitForLoader } from './pages';

/** Changes of `npm test`; tests/engines tries two others. */
const SAMPLE = ['each text and address rewritten', 'fields in boxes', 'parts replaced by copies'];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const question = closedQuestions[0]!;

/** Opens a page and changes it before its scripts start. */
async function openChanged(page: Page, path: string, change: () => void, slowdown: number) {
  await page.goto(path);
  await waitForLoader(page);
  await page.evaluate(change);
  await slowDown(page, slowdown);
}

const waitUntilTakenOver = (page: Page) => page.waitForFunction(isTakenOver);

for (const [name, change] of Object.entries(CHANGES)) {
  for (const slowdown of [1, 6]) {
    const tag = slowdown === 1 && SAMPLE.includes(name) ? [] : [MATRIX];
    const title = `${name}, on a processor ${slowdown} times slower`;

    test(
      `what is typed while a page starts stays, and is sent: ${title}`,
      { tag },
      async ({ page }) => {
        const messages = await answerWith(page, 200);
        await openChanged(page, '/contact', change, slowdown);
        const form = formOf(page, 'contact');
        const field = page.locator('#contact-firstname');
        await field.click();
        await page.keyboard.type(LETTERS, { delay: 60 });
        await waitUntilTakenOver(page);
        await slowDown(page, 1);
        await page.keyboard.type('.');
        await expect(field).toBeFocused();
        await expect(field).toHaveValue(`${LETTERS}.`);
        await reach(form);
        await form.locator('[type=submit]').click();
        await expect(form.getByText(formMessages.messageRequired)).toBeVisible();
        for (const [name, value] of Object.entries(typedInto('contact'))) {
          await page.locator(`#contact-${name}`).fill(value);
        }
        await tickAll(form);
        await form.locator('[type=submit]').click();
        await expect(form.getByText(formMessages.sent)).toBeVisible();
        expect(messages).toHaveLength(1);
      },
    );

    test(
      `what is opened or pressed while a page starts stays so: ${title}`,
      { tag },
      async ({ page }) => {
        await openChanged(page, '/faq', change, slowdown);
        const button = (name: string) => page.getByRole('button', { name });
        if (skillsMarquee.skills) await button(skillsMarquee.pauseLabel).click();
        await page.getByText(question.title).click();
        if (hasDropdowns) await page.locator('[data-menu=dropdown]').first().click();
        await waitUntilTakenOver(page);
        if (skillsMarquee.skills) await expect(button(skillsMarquee.playLabel)).toBeVisible();
        await expect(page.getByText(openingOf(question.desc))).toBeVisible();
        await expect(page.locator('[data-menu=dropdown][open]')).toHaveCount(hasDropdowns ? 1 : 0);
      },
    );
  }
}
