import { expect, test } from 'vitest';
import { robotsOf } from './robots';

const SITE = 'https://www.example.com';

test('robots.txt says nothing about training where the company has not chosen', () => {
  expect(robotsOf(SITE, null)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`);
});

test('a company that allows training says so, and turns nobody away', () => {
  const text = robotsOf(SITE, 'allowed');
  expect(text).toContain('Content-Signal: search=yes, ai-train=yes\n');
  expect(text).not.toContain('Disallow');
});

test('a company that refuses training says so, and turns its crawlers away, but no search engine', () => {
  const [everybody, crawlers] = robotsOf(SITE, 'refused').split('\n\n');
  expect(everybody).toBe('User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /');
  expect(crawlers).toMatch(/^(User-agent: \S+\n)+Disallow: \/$/);
  for (const name of ['GPTBot', 'ClaudeBot', 'Google-Extended', 'CCBot'])
    expect(crawlers).toContain(`User-agent: ${name}\n`);
  expect(crawlers).not.toMatch(/Googlebot|bingbot|\*/i);
});
