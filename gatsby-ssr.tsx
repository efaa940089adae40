import type { GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';
import { PageBoundary } from './src/layout/page-boundary';
import font from './src/styles/fonts/anek-latin.woff2';

/** From weakest to strongest: what stands further right wins, wherever its style sheet comes. */
const LAYERS = '@layer base,styles,components,sections;';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <PageBoundary key={props.location.pathname}>{element}</PageBoundary>
);

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: 'en-IN' });
  setHeadComponents([
    <style key="layers">{LAYERS}</style>,
    <link
      key="font"
      rel="preload"
      href={font}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
  ]);
};

/** Puts the order of layers before every style sheet, and drops what only GatsbyImage would need. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const components = getHeadComponents() as ReactElement[];
  const isFirst = ({ key }: ReactElement) => key === 'layers' || key === 'font';
  const isForGatsbyImage = ({ key }: ReactElement) => String(key).startsWith('gatsby-image');
  replaceHeadComponents([
    ...components.filter(isFirst),
    ...components.filter((component) => !isFirst(component) && !isForGatsbyImage(component)),
  ]);
};
