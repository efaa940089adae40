import { CHANGES } from '../changes';
import { closedQuestions, contactPage, openingOf } from '../content';
import { test } from './engine-test';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const question = closedQuestions[0]!;

for (const name of [
  'elements in every part of the page',
  'each text wrapped, every other one replaced',
]) {
  // In a task of the page, like an extension's: WebKit tells observers late of what its driver does by itself.
  const change = `void setTimeout(${String(CHANGES[name])})`;

  test(`what is typed and opened while a page starts stays: ${name}`, async ({ visit }) => {
    await visit.open('/contact');
    await visit.evaluate(change);
    await visit.fill({ label: contactPage.form.lastname }, LETTERS);
    await visit.expectTakenOver();
    await visit.expectFocus({ label: contactPage.form.lastname });
    await visit.expectTrue(`document.activeElement.value === '${LETTERS}'`);

    await visit.open('/faq');
    await visit.evaluate(change);
    await visit.click({ text: question.title });
    await visit.expectTakenOver();
    await visit.expectOne({ text: openingOf(question.desc) });
  });
}
