// Without ./console: here the browser complains about what it refuses, as it should.
import { expect, loudTest as test } from './console';
import { openStarted } from './started';
import { NOTHING, noteVisit } from './visit';

test('the 404 page keeps to its policy', async ({ page, baseURL }) => {
  const visit = await noteVisit(page, baseURL!);
  await openStarted(page, '/no/such/page');
  expect(visit).toEqual(NOTHING);
});

test('what is slipped into a page does not run, load or send', async ({ page, baseURL }) => {
  const visit = await noteVisit(page, baseURL!);
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const injected = `<script>window.injected = 1</script><img src="x" onerror="window.injected = 2">
      <a href="javascript:window.injected=3" id="link">link</a>
      <iframe src="https://evil.example/"></iframe>
      <script src="https://evil.example/x.js"></script>
      <form novalidate action="https://evil.example/" id="form"></form><base href="https://evil.example/">`;
    await route.fulfill({ response, body: html.replace('<div id="___gatsby"', `${injected}$&`) });
  });
  await openStarted(page, '/about');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#link')!.click();
    const script = document.createElement('script');
    script.textContent = 'window.injected = 4';
    document.body.append(script);
    document.querySelector<HTMLFormElement>('#form')!.requestSubmit();
  });
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => (window as { injected?: number }).injected)).toBeUndefined();
  expect(visit.elsewhere).toEqual([]);
  expect(visit.violations.map((text) => text.split(' ')[0]).sort()).toEqual(
    expect.arrayContaining([
      'base-uri',
      'form-action',
      'frame-src',
      'script-src-attr',
      'script-src-elem',
    ]),
  );
});
