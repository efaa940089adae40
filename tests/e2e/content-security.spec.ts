import type { Route } from '@playwright/test';
import { expect, loudTest, test } from './console';
import { openStarted } from './pages';
import { noteVisit } from './visit';

// What a page asks for under its policy is not refused: any other test fails where the browser says so.

test('scripts can add neither markup nor scripts of other sites to a page', async ({ page }) => {
  await page.goto('/about');
  const added = await page.evaluate(() => {
    const box = document.createElement('div');
    box.innerHTML = '<img src="x" onerror="alert()">';
    const elements = box.childElementCount;
    box.innerHTML = 'One <em>line</em>.';
    const script = document.createElement('script');
    script.src = 'https://elsewhere.example/script.js';
    return { elements, title: box.innerHTML, script: script.getAttribute('src') };
  });
  expect(added).toEqual({ elements: 0, title: 'One <em>line</em>.', script: '' });
});

// Here the browser complains about what it refuses, as it should.
loudTest('what is slipped into a page does not run, load or send', async ({ page, baseURL }) => {
  const visit = await noteVisit(page, baseURL!);
  const inject = async (route: Route) => {
    const response = await route.fetch();
    const html = await response.text();
    const injected = `<script>window.injected = 1</script><img src="x" onerror="window.injected = 2">
      <a href="javascript:window.injected=3" id="link">link</a>
      <iframe src="https://evil.example/"></iframe>
      <script src="https://evil.example/x.js"></script>
      <form novalidate action="https://evil.example/" id="form"></form><base href="https://evil.example/">`;
    await route.fulfill({ response, body: html.replace('<div id="___gatsby"', `${injected}$&`) });
  };
  // The page as it opens, and nothing that is asked for while the test ends.
  await page.route('**/about', inject, { times: 1 });
  await openStarted(page, '/about');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#link')!.click();
    const script = document.createElement('script');
    script.textContent = 'window.injected = 4';
    document.body.append(script);
    document.querySelector<HTMLFormElement>('#form')!.requestSubmit();
  });
  const refused = () => visit.violations.map((text) => text.split(' ')[0]);
  for (const directive of [
    ...['base-uri', 'form-action', 'frame-src', 'script-src-attr', 'script-src-elem'],
  ]) {
    await expect.poll(refused).toContain(directive);
  }
  const injected = () => page.evaluate(() => (window as { injected?: number }).injected);
  await expect.poll(injected).toBeUndefined();
  expect(visit.elsewhere).toEqual([]);
});
