import { SiteLink } from '../components/site-link/site-link';
import type { Site } from '../site/use-site';
import { currentOf } from './current-entry';

type MenuLinksProps = {
  links: NonNullable<Site['navigation']['main'][number]['items']>;
  /** Address of this page, to mark its own link. */
  path?: string;
  className?: string;
  linkClassName?: string;
};

/** The links below an entry of a menu. */
export function MenuLinks({ links, path, className, linkClassName }: MenuLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <SiteLink className={linkClassName} href={href} aria-current={currentOf({ href }, path)}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
