/** The user agents of crawlers that collect texts for training, as their owners document them. */
const TRAINING_CRAWLERS = [
  'AI2Bot',
  'Amazonbot',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
];

const SIGNALS = {
  allowed: 'search=yes, ai-train=yes',
  refused: 'search=yes, ai-train=no',
};

/**
 * The file robots.txt: everybody may read the site. In the terms of contentsignals.org, it says whether crawlers may
 * train language models on it. If the company refuses, it turns training crawlers away.
 *
 * @param training - the company's choice; without one, the file says nothing about it
 */
export function robotsOf(siteUrl: string, training: keyof typeof SIGNALS | null): string {
  const signal = training ? [`Content-Signal: ${SIGNALS[training]}`] : [];
  const everybody = ['User-agent: *', ...signal, 'Allow: /'];
  const turnedAway = [...TRAINING_CRAWLERS.map((name) => `User-agent: ${name}`), 'Disallow: /'];
  const groups = [everybody, ...(training === 'refused' ? [turnedAway] : [])];
  const parts = groups.map((lines) => lines.join('\n'));
  return `${[...parts, `Sitemap: ${siteUrl}/sitemap.xml`].join('\n\n')}\n`;
}
