import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { checkWithText, setValue, textOf } from '../../tests/sample/sample';
import { contentSecurityPolicy } from '../../hosting/rules/rules';
import { inlineHtmlOf } from '../schema/fields/inline-html';
import { trustedTypes } from './trusted-types';

const COUNTER = 'https://stats.example.org/count.js';
const FACTS = {
  siteUrl: 'https://www.firm.in',
  pages: [],
  moved: {},
  scriptHashes: [],
  mailOrigin: 'https://mail.firm.in',
  mapOrigin: 'https://map.firm.in',
};

type Rules = Record<'createScriptURL' | 'createHTML', (text: string) => string>;

/** The rules that the script sets, on a page of the site. */
function rulesOf(script: string): Rules {
  let rules: Rules | undefined;
  const createPolicy = (_name: string, given: Rules) => void (rules = given);
  const location = new URL(FACTS.siteUrl);
  runInNewContext(script, { window: { trustedTypes: { createPolicy } }, location, URL });
  return rules!;
}

/** The addresses of scripts that the script lets run. */
function addressesTaken(script: string, addresses: string[]): string[] {
  const { createScriptURL } = rulesOf(script);
  return addresses.filter((address) => createScriptURL(address) === address);
}

test('scripts of the site run, and of another host those that are named', () => {
  const others = ['https://stats.example.org/other.js', 'https://evil.example/app.js'];
  const addresses = ['/app.js', COUNTER, ...others];
  expect(addressesTaken(trustedTypes([]), addresses)).toEqual(['/app.js']);
  expect(addressesTaken(trustedTypes([COUNTER]), addresses)).toEqual(['/app.js', COUNTER]);
});

test('the policy lets a script of another host run, and report there', () => {
  const policy = contentSecurityPolicy(FACTS, [COUNTER]).split('; ');
  expect(policy).toContain(`script-src 'self' ${COUNTER}`);
  expect(policy).toContain("connect-src 'self' https://mail.firm.in https://stats.example.org");
  expect(policy).toContain("default-src 'self' https://stats.example.org");
  expect(contentSecurityPolicy(FACTS, [])).not.toContain('example');
});

test.each([
  ['Software<br>that lasts', 'Software<br>that lasts'],
  ['Software<br/>that <b >lasts</b >', 'Software<br>that <b>lasts</b>'],
  [
    'Live in <5 days, with <span>3 < 4 people</span>',
    'Live in &lt;5 days, with <span>3 &lt; 4 people</span>',
  ],
  ['Made with <3, > and &lt;', 'Made with &lt;3, > and &lt;'],
])('a title that the checker accepts is shown after a link too: %s', (title, shown) => {
  const home = 'data/home-page.json';
  expect(checkWithText(home, setValue(textOf(home), ['hero', 'title'], title))).toEqual([]);
  const html = inlineHtmlOf(title);
  expect(html).toBe(shown);
  expect(rulesOf(trustedTypes()).createHTML(html)).toBe(html);
});
