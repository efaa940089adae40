import { Link } from 'gatsby';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { noteLink } from './last-link';

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  children: ReactNode;
};

/** A link: inside the site it changes the page without a reload, anything else is a plain link. */
export function SiteLink({ href, children, ...attributes }: SiteLinkProps) {
  const isInternal = href.startsWith('/');
  return isInternal ? (
    <Link to={href} onClick={noteLink} {...attributes}>
      {children}
    </Link>
  ) : (
    <a href={href} {...attributes}>
      {children}
    </a>
  );
}
