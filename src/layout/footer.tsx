import { Fragment } from 'react';
import { EmailAddress } from '../components/email-address/email-address';
import { SiteLink } from '../components/site-link/site-link';
import { emailHref, phoneHref } from '../site/contact-links';
import type { Site } from '../site/use-site';
import * as field from '../styles/field.module.css';
import * as layout from '../styles/layout.module.css';
import { IdentityLine } from './identity-line';
import { Logo } from './logo';
import * as columns from './footer-columns.module.css';
import * as rows from './footer-rows.module.css';
import * as styles from './footer.module.css';

type FooterProps = Pick<Site, 'company' | 'navigation'> & {
  /** Address of the page, for paper. */
  path?: string;
  /** Whether the links are in rows. */
  isShort?: boolean;
};
type FooterLinksProps = {
  id: string;
  list: FooterProps['navigation']['usefulLinks'];
  className?: string;
  listClassName?: string;
};

function FooterLinks({ id, list, className = '', listClassName }: FooterLinksProps) {
  if (list.links.length === 0) return null;
  return (
    <nav className={`${layout.screenOnly} ${className}`} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {list.title}
      </h2>
      <ul className={listClassName}>
        {list.links.map(({ href, label }) => (
          <li key={href}>
            <SiteLink className={styles.link} href={href}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The foot of every page: tagline, links, contact and copyright. */
export function Footer({ company, navigation, path, isShort = false }: FooterProps) {
  const { address, drawnName } = company;
  const arranged = (part: Exclude<keyof typeof rows, 'list' | '__esModule'>) =>
    isShort ? rows[part] : columns[part];
  return (
    <footer className={field.ink}>
      <div className={layout.wrap}>
        <div className={`${layout.grid} ${styles.top} ${arranged('top')}`}>
          <div className={`${styles.brand} ${arranged('brand')}`}>
            <Logo company={company} home={navigation.home} size="footer" />
            <p className={`${arranged('tagline')} ${layout.screenOnly}`}>{company.tagline}</p>
          </div>
          <FooterLinks
            id="useful-links"
            list={navigation.usefulLinks}
            className={arranged('useful')}
            listClassName={isShort ? rows.list : undefined}
          />
          <FooterLinks
            id="service-links"
            list={navigation.serviceLinks}
            className={arranged('services')}
            listClassName={isShort ? rows.list : undefined}
          />
          <div className={`${styles.contact} ${arranged('contact')}`}>
            <h2 className={`${styles.heading} ${layout.screenOnly}`}>{navigation.contactTitle}</h2>
            <address className={arranged('address')}>
              <a className={styles.link} href={phoneHref(company.phone)}>
                {company.phone}
              </a>{' '}
              <a className={styles.link} href={emailHref(company.email)}>
                <EmailAddress email={company.email} />
              </a>{' '}
              <a
                className={`${styles.link} ${styles.office} ${isShort ? '' : columns.office}`}
                href={address.mapUrl}
              >
                {`${address.street}, `}
                {!isShort && <br />}
                {`${address.city} ${address.postalCode}`}
              </a>
              {company.profiles?.links.map(({ label, href }) => (
                <Fragment key={href}>
                  {' '}
                  <a className={`${styles.link} ${layout.screenOnly}`} href={href}>
                    {label}
                  </a>
                </Fragment>
              ))}
            </address>
          </div>
        </div>
        <div className={`${styles.end} ${arranged('end')}`}>
          <div className={styles.legal}>
            <span>{`© ${company.copyrightYear} ${company.legalName}`}</span>{' '}
            <IdentityLine company={company} labels={navigation.identity} />
          </div>{' '}
          {path && (
            <span hidden className={styles.printedAddress}>
              {company.siteUrl + path}
            </span>
          )}{' '}
          {drawnName && (
            <img
              className={layout.screenOnly}
              src={drawnName.image.publicURL ?? undefined}
              alt={drawnName.label}
              width={51}
              height={30}
              loading="lazy"
            />
          )}
        </div>
      </div>
    </footer>
  );
}
