import { Helmet } from 'react-helmet';

/** Style rules that are made from content, in the head of the page: HTML allows them nowhere else. */
export function HeadStyle({ rules }: { rules: string }) {
  return (
    <Helmet defer={false}>
      <style>{rules}</style>
    </Helmet>
  );
}
