import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import { PageAnnouncer } from '../components/page-announcer/page-announcer';
import { PageBoundary } from './page-boundary';

// The build and the browser render the same round every page: React takes over what the build has written.

export const wrapRootElement: (GatsbyBrowser & GatsbySSR)['wrapRootElement'] = ({ element }) => (
  <>
    <PageAnnouncer />
    {element}
  </>
);

export const wrapPageElement: (GatsbyBrowser & GatsbySSR)['wrapPageElement'] = ({
  element,
  props,
}) => (
  <PageBoundary key={props.location.pathname} data={props.data}>
    {element}
  </PageBoundary>
);
