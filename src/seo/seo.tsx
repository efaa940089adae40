import { Helmet } from 'react-helmet';
import { useSite } from '../site/use-site';
import { graphOf, type PageFacts } from './structured-data';

type SeoProps = {
  page: Queries.PageHeadFragment;
  /** Title for browsers and search engines, if it is not the name of the page. */
  title?: string | null;
  /** Structured data of the page beyond the common part. */
  facts?: PageFacts;
  /** Whether search engines must not list it yet. */
  isDraft?: boolean | null;
};

const FEED = '/case-studies.xml';

/** The title of a page for browsers and search engines. */
const titleOf = (title: string, { legalName }: { legalName: string }) => `${title} - ${legalName}`;

/** JSON that can stand inside a script element. */
const toScript = (data: object) => JSON.stringify(data).replace(/</g, '\\u003c');

/**
 * The head that every page begins with. It is the whole head of the error screen, which has a title, and of pages that
 * Gatsby adds, which have none.
 */
export function SiteHead({ title }: { title?: string }) {
  const { company, theme } = useSite();
  return (
    <Helmet defer={false}>
      <title>{title ? titleOf(title, company) : company.legalName}</title>
      <meta name="description" content={company.description} />
      <meta name="keywords" content={company.keywords.join(', ')} />
      <meta name="theme-color" content={theme.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={theme.dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </Helmet>
  );
}

/** The head of a page, for browsers, search engines and social networks. */
export function Seo({ page, title: sought, facts, isDraft }: SeoProps) {
  const site = useSite();
  const { brand, siteUrl } = site.company;
  const pageTitle = sought ?? page.title;
  const title = titleOf(pageTitle, site.company);
  const description = page.metaDescription;
  const url = `${siteUrl}${page.path}`;
  const card = `${siteUrl}${page.shareCard.path}`;
  return (
    <Helmet defer={false}>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isDraft && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <link rel="alternate" type="application/atom+xml" href={FEED} title={brand} />
      <meta property="og:type" content={facts?.article ? 'article' : 'website'} />
      {facts?.article?.published && (
        <meta property="article:published_time" content={facts.article.published} />
      )}
      {facts?.article && page.updated && (
        <meta property="article:modified_time" content={page.updated} />
      )}
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={pageTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content={String(page.shareCard.width)} />
      <meta property="og:image:height" content={String(page.shareCard.height)} />
      <meta property="og:image:alt" content={page.title} />
      {/* X takes title, description and picture from those above. */}
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json">{toScript(graphOf(site, page, facts))}</script>
    </Helmet>
  );
}

type UnlistedProps = {
  title: string;
  description: string;
  /** Address of the page that search engines list instead, if there is one. */
  canonical?: string;
};

/** The head of a page that search engines must not list. */
export function UnlistedSeo({ title, description, canonical }: UnlistedProps) {
  const { company } = useSite();
  return (
    <Helmet defer={false}>
      <title>{titleOf(title, company)}</title>
      <meta name="description" content={description} />
      {canonical && <link rel="canonical" href={company.siteUrl + canonical} />}
      <meta name="robots" content="noindex" />
    </Helmet>
  );
}
