import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { feedOf } from './feed';

const COMPANY = {
  brand: 'Kurinji & Sons',
  legalName: 'Kurinji & Sons <Private> Limited',
  siteUrl: 'https://www.example.com',
  email: 'hello@example.com',
} as Parameters<typeof feedOf>[0];
const STUDY = {
  path: '/project/one',
  formerPaths: null,
  title: 'A shop for <3 people & more',
  metaDescription: 'Fish & chips, in < 5 minutes',
  description: 'One < two\n \nThree & four',
  domain: 'Retail & “more”',
  published: '2025-04-30',
  updated: null,
  draft: null,
};

const feedWith = (...projects: (typeof STUDY)[]) =>
  feedOf(COMPANY, { path: '/portfolio', title: 'Work', updated: null, caseStudies: { projects } });

test('signs of HTML and XML in a case study stay text', () => {
  const entry = parse(feedWith(STUDY)).querySelector('entry')!;
  const htmlIn = (name: string) => entry.getElementsByTagName(name)[0]!.rawText;
  expect(htmlIn('title')).toContain('A shop for &lt;3 people &amp; more');
  expect(htmlIn('summary')).toContain('Fish &amp; chips, in &lt; 5 minutes');
  expect(htmlIn('content')).toContain('<p>One &lt; two</p><p>Three &amp; four</p>');
  expect(entry.querySelector('category')!.getAttribute('term')).toBe(STUDY.domain);
});

test('no attribute contains a <, which XML forbids', () => {
  expect(feedWith({ ...STUDY, domain: 'Firms <50 people' })).not.toMatch(/="[^"]*</);
});

test('a feed without case studies is as new as its build', () => {
  const { updated } = feedWith().match(/<updated>(?<updated>.*)<\/updated>/)!.groups!;
  expect(Date.now() - Date.parse(updated!)).toBeLessThan(60_000);
});
