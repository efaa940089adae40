import { Helmet } from 'react-helmet';
import { useSite } from '../site/use-site';

type SeoProps = {
  /** Title of the page; the company's name is added. */
  title: string;
  description: string;
  /** Address that search engines list for this page. None keeps the page out of search engines. */
  canonicalPath?: string;
};

/** Colours of the browser's own frame: the top strip of the page. */
const THEME_COLOURS = { light: '#5c170e', dark: '#4a120b' };

/** What a page says about itself to browsers and search engines. */
export function Seo({ title, description, canonicalPath }: SeoProps) {
  const { legalName, keywords, siteUrl } = useSite().company;
  const isListed = canonicalPath !== undefined;
  return (
    <Helmet defer={false} title={`${title} - ${legalName}`}>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      {isListed && <link rel="canonical" href={`${siteUrl}${canonicalPath}`} />}
      {!isListed && <meta name="robots" content="noindex" />}
      <meta
        name="theme-color"
        content={THEME_COLOURS.light}
        media="(prefers-color-scheme: light)"
      />
      <meta name="theme-color" content={THEME_COLOURS.dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </Helmet>
  );
}
