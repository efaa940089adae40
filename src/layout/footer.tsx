import { SiteLink } from '../components/site-link/site-link';
import { emailHref, phoneHref } from '../site/contact-links';
import type { Site } from '../site/use-site';
import * as field from '../styles/field.module.css';
import * as layout from '../styles/layout.module.css';
import { Logo } from './logo';
import * as styles from './footer.module.css';

type FooterProps = Pick<Site, 'company' | 'navigation'>;
type FooterLinksProps = {
  id: string;
  list: FooterProps['navigation']['usefulLinks'];
  className?: string;
};

function FooterLinks({ id, list, className = '' }: FooterLinksProps) {
  return (
    <nav className={className} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {list.title}
      </h2>
      <ul>
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
export function Footer({ company, navigation }: FooterProps) {
  const { address, drawnName } = company;
  return (
    <footer className={field.ink}>
      <div className={layout.wrap}>
        <div className={`${layout.grid} ${styles.top}`}>
          <div className={styles.tagline}>
            <Logo company={company} home={navigation.home} size="footer" />
            <p className={styles.taglineText}>{company.tagline}</p>
          </div>
          <FooterLinks id="useful-links" list={navigation.usefulLinks} className={styles.useful} />
          <FooterLinks
            id="service-links"
            list={navigation.serviceLinks}
            className={styles.services}
          />
          <div className={styles.contact}>
            <h2 className={styles.heading}>{navigation.contactTitle}</h2>
            <address className={styles.address}>
              <a className={styles.link} href={phoneHref(company.phone)}>
                {company.phone}
              </a>
              <a className={styles.link} href={emailHref(company.email)}>
                {company.email}
              </a>
              <a className={`${styles.link} ${styles.office}`} href={address.mapUrl}>
                {`${address.street},`}
                <br />
                {`${address.city} ${address.postalCode}`}
              </a>
            </address>
          </div>
        </div>
        <div className={styles.end}>
          <span>{`© ${company.copyrightYear} ${company.legalName}`}</span>
          {drawnName && (
            <img
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
