import { contactPage } from '../content';
import { expect, test } from './engine-test';

for (const [width, height] of [
  [1440, 900],
  [390, 700],
] as const) {
  test(`the first field in error comes into view below the header, with its label: ${width} × ${height}`, async ({
    visit,
  }) => {
    await visit.resize(width, height);
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
  });
}
