import type { GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { trustedTypes } from './gatsby/publish/trusted-types';
import font from './src/styles/fonts/site.woff2';

/** In the live preview alone: see gatsby/editing/on-create-dev-server.ts. */
const EDITING_HELP = [
  <link key="notice-style" rel="stylesheet" href="/admin/notice.css" />,
  <script key="notice" type="module" src="/admin/notice.js" />,
  <link key="pointing-style" rel="stylesheet" href="/admin/pointing.css" />,
  <script key="pointing" type="module" src="/admin/pointing.js" />,
];

export { wrapPageElement, wrapRootElement } from './src/layout/wrap-pages';

/**
 * Renders a page with all its parts in their places: Gatsby's own renderer would put large ones behind the
 * end, for a script to move. React Helmet keeps what the last page put into its head until it is asked for
 * it, so between the two no other page may be rendered: each has a turn of the event loop for itself.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  await new Promise((resolve) => setImmediate(resolve));
  const html = renderToString(bodyComponent as ReactElement);
  // src/styles/base.css switches Gatsby's announcer off: it needs no styles of its own.
  replaceBodyHTMLString(html.replace(/(<div id="gatsby-announcer") style="[^"]*"/, '$1'));
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: 'en-IN' });
  setHeadComponents([
    <script key="trusted-types" dangerouslySetInnerHTML={{ __html: trustedTypes() }} />,
    <link
      key="font"
      rel="preload"
      href={font}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    ...(process.env.NODE_ENV === 'development' ? EDITING_HELP : []),
  ]);
};

/** Puts the font first, and drops what only GatsbyImage would need, and the version of Gatsby. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const components = getHeadComponents() as ReactElement[];
  const isFirst = ({ key }: ReactElement) => key === 'font';
  const isUnused = ({ key }: ReactElement) => /^(gatsby-image|generator)/.test(String(key));
  replaceHeadComponents([
    ...components.filter(isFirst),
    ...components.filter((component) => !isFirst(component) && !isUnused(component)),
  ]);
};
