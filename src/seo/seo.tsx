import { Helmet } from 'react-helmet';
import { useSite, type Site } from '../site/use-site';
import { graphOf, type PageFacts } from './structured-data';

type SeoProps = {
  page: Queries.PageHeadFragment;
  /** Title for browsers and search engines, where it is not the name of the page. */
  title?: string | null;
  /** Structured data of the page beyond the common part. */
  facts?: PageFacts;
};

type BasicsProps = { title: string; description: string };

const FEED = '/case-studies.xml';

/** JSON that can stand inside a script element. */
const toScript = (data: object) => JSON.stringify(data).replace(/</g, '\\u003c');

/** The common part of every head. A function, because Helmet reads elements, not components. */
function basics({ title, description }: BasicsProps, { company, theme }: Site) {
  return [
    <title key="title">{title}</title>,
    <meta key="description" name="description" content={description} />,
    <meta key="keywords" name="keywords" content={company.keywords.join(', ')} />,
    <meta
      key="light"
      name="theme-color"
      content={theme.light}
      media="(prefers-color-scheme: light)"
    />,
    <meta
      key="dark"
      name="theme-color"
      content={theme.dark}
      media="(prefers-color-scheme: dark)"
    />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
  ];
}

/** The head of a page, for browsers, search engines and social networks. */
export function Seo({ page, title: sought, facts }: SeoProps) {
  const site = useSite();
  const { legalName, brand, siteUrl } = site.company;
  const pageTitle = sought ?? page.title;
  const title = `${pageTitle} - ${legalName}`;
  const description = page.metaDescription;
  const url = `${siteUrl}${page.path}`;
  const card = `${siteUrl}${page.shareCard.path}`;
  return (
    <Helmet defer={false}>
      {basics({ title, description }, site)}
      <link rel="canonical" href={url} />
      <link rel="alternate" type="application/atom+xml" href={FEED} title={brand} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={pageTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content={String(page.shareCard.width)} />
      <meta property="og:image:height" content={String(page.shareCard.height)} />
      <meta property="og:image:alt" content={page.title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={pageTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={card} />
      <script type="application/ld+json">{toScript(graphOf(site, page, facts))}</script>
    </Helmet>
  );
}

type UnlistedProps = BasicsProps & {
  /** Address of the page that search engines list instead, if there is one. */
  canonical?: string;
};

/** The head of a page that search engines must not list. */
export function UnlistedSeo({ title, description, canonical }: UnlistedProps) {
  const site = useSite();
  return (
    <Helmet defer={false}>
      {basics({ title: `${title} - ${site.company.legalName}`, description }, site)}
      {canonical && <link rel="canonical" href={site.company.siteUrl + canonical} />}
      <meta name="robots" content="noindex" />
    </Helmet>
  );
}
