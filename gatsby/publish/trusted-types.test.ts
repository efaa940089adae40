import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../hosting/rules/rules';
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

type Rules = { createScriptURL: (address: string) => string };

/** What the script makes of addresses, on a page of the site. */
function addressesTaken(script: string, addresses: string[]): string[] {
  let rules: Rules | undefined;
  const createPolicy = (_name: string, given: Rules) => void (rules = given);
  const location = new URL(FACTS.siteUrl);
  runInNewContext(script, { window: { trustedTypes: { createPolicy } }, location, URL });
  return addresses.filter((address) => rules!.createScriptURL(address) === address);
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
  expect(contentSecurityPolicy(FACTS, [])).not.toContain('example');
});
