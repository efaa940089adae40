import { Link } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link: inside the site it changes the page without a reload, anything else is a plain link. */
export function SiteLink({ href, ...attributes }: SiteLinkProps) {
  const isInternal = href.startsWith('/');
  return isInternal ? <Link to={href} {...attributes} /> : <a href={href} {...attributes} />;
}
