import { pigmentOf } from '../../pictures/pigment-of';

/** The content of site.webmanifest, which phones use to add the site to a home screen. */
export function manifestOf(company: { brand: string; legalName: string }): string {
  return JSON.stringify({
    name: company.legalName,
    short_name: company.brand,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    theme_color: pigmentOf('oxide-deep'),
    background_color: pigmentOf('paper-raw'),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
