import type { SiteFacts } from '../../hosting/rules/site-facts';

/** The facts of a site of one page, and former ones, that has an editing screen for a repository on this git service. */
export const siteWithScreen = (gitService: string): SiteFacts => ({
  siteUrl: 'https://site.example',
  pages: ['/'],
  moved: { '/docs/map.map': '/', '/old/file.gz': '/' },
  scriptHashes: [],
  mailOrigin: '',
  mapOrigin: 'https://map.example',
  gitService,
});
