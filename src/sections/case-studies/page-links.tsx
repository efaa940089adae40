import { graphql } from 'gatsby';
import { SiteLink } from '../../components/site-link/site-link';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { pageNumbers } from './page-numbers';
import * as styles from './page-links.module.css';

type PageLinksProps = {
  texts: Queries.PageLinkTextsFragment;
  /** Address of the first page. */
  path: string;
  /** Id of the heading at which the list of each page begins. */
  heading: string;
  /** Number of this page, from 1. */
  page: number;
  pages: number;
};

/** The address of a page of a list: the first page has the address of the list itself. */
export const pagePath = (path: string, page: number): string =>
  page === 1 ? path : `${path}/${page}`;

/** The address of the list for a filter, or of the list that shows all. */
export const filterPath = (path: string, filter?: { readonly id: string } | null): string =>
  filter ? `${path}/${filter.id}` : path;

/** Links between the pages of a list: the one before and after, the first and last, and those near. */
export function PageLinks({ texts, path, heading, page, pages }: PageLinksProps) {
  const link = `${type.pill} ${styles.link}`;
  const linkTo = (number: number) => `${pagePath(path, number)}#${heading}`;
  return (
    <nav aria-label={texts.label}>
      <ul className={`${styles.links} ${layout.screenOnly}`}>
        {page > 1 && (
          <li>
            <SiteLink className={link} href={linkTo(page - 1)}>
              {texts.previous}
            </SiteLink>
          </li>
        )}
        {pageNumbers(page, pages).map((number, index, numbers) => (
          <li
            key={number}
            className={number - (numbers[index - 1] ?? 0) > 1 ? styles.afterGap : undefined}
          >
            <SiteLink
              className={link}
              href={linkTo(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              <span className={layout.hidden}>{texts.page} </span>
              {number}
            </SiteLink>
          </li>
        ))}
        {page < pages && (
          <li>
            <SiteLink className={link} href={linkTo(page + 1)}>
              {texts.next}
            </SiteLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

export const pageLinkTexts = graphql`
  fragment PageLinkTexts on PageLinkTexts {
    label
    page
    previous
    next
  }
`;
