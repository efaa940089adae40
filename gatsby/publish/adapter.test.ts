import { expect, test } from 'vitest';
import config from '../../gatsby-config';

// Without an adapter, Gatsby asks unpkg and GitHub for the list of them, runs what comes, and on Netlify installs one.
test('Gatsby looks for no adapter of the host', () => {
  expect(config.adapter).toHaveProperty('name', 'none');
});
