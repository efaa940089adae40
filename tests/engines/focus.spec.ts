import { contactPage } from '../content';
import { expect, test } from './engine-test';

test('the first field in error comes into view below the header, with its label', async ({
  visit,
}) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 700],
  ] as const) {
    await visit.resize(width, height);
    // The same page is loaded again when another was between.
    await visit.open('/about');
    await visit.openStarted(`/contact#${contactPage.doors.write.address}`);
    await visit.click({ role: 'button', name: contactPage.form.submit });
    await visit.expectFocus({ label: contactPage.form.firstname });
    await expect
      .poll(() =>
        visit.evaluate(`(() => {
          const header = document.querySelector('header').getBoundingClientRect();
          const label = document.activeElement.labels[0].getBoundingClientRect();
          return label.top - Math.max(header.bottom, 0);
        })()`),
      )
      .toBeGreaterThanOrEqual(0);
  }
});
