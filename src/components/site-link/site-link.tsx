import { Link } from 'gatsby';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { noteLink } from './wanted-page';

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> & {
  href: string;
  children: ReactNode;
  /** Called when the visitor follows it to another page of the site. */
  onFollow?: (link: HTMLAnchorElement) => void;
};

/** A link: inside the site it changes the page without a reload, anything else is a plain link. */
export function SiteLink({ href, children, onFollow, ...attributes }: SiteLinkProps) {
  const isInternal = href.startsWith('/');
  return isInternal ? (
    <Link to={href} onClick={(event) => noteLink(event, onFollow)} {...attributes}>
      {children}
    </Link>
  ) : (
    <a href={href} {...attributes}>
      {children}
    </a>
  );
}
