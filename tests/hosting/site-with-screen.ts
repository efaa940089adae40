import type { SiteFacts } from '../../hosting/rules/site-facts';

/** The facts of a site of one page that has an editing screen for a repository on this git service. */
export const siteWithScreen = (gitService: string): SiteFacts => ({
  siteUrl: 'https://site.example',
  pages: ['/'],
  moved: {},
  scriptHashes: [],
  mailOrigin: '',
  mapOrigin: 'https://map.example',
  gitService,
});
