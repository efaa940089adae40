import { graphql } from 'gatsby';
import { useState } from 'react';
import { ActionButton } from '../../components/button/button';
import { ArrowLink } from '../../components/arrow-link/arrow-link';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './contact-map.module.css';

type ContactMapProps = { map: Queries.ContactMapFragment; address: Queries.MapAddressFragment };

/**
 * What the real map may do. Scripts draw it. Without its own origin, it would request tiles without a Referer, which
 * OpenStreetMap refuses. Its links open in new, ordinary tabs.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * A drawn map of the office's surroundings, in the colours and the font of the page. The real map is fetched only
 * when the visitor asks for it, so that no third party learns of the visit before: without JavaScript, at once. The
 * same button removes it again.
 */
export function ContactMap({ map, address }: ContactMapProps) {
  const { drawing, label, title, showLabel, hideLabel, openLabel } = map;
  const { street, city, postalCode, mapUrl, mapEmbedUrl, mapProvider } = address;
  const [isShown, setIsShown] = useState(false);
  const file = drawing.publicURL ?? '';
  const realMap = (
    <iframe className={styles.map} src={mapEmbedUrl} title={title} sandbox={SANDBOX} />
  );
  return (
    <section id="map" tabIndex={-1} className={styles.section} aria-label={label}>
      <svg
        className={styles.map}
        viewBox="0 0 2000 560"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        // Seen of a drawing that has no element "map" to take the colours of the page.
        style={{ background: `center / cover url(${file})` }}
      >
        <use href={`${file}#map`} />
      </svg>
      {isShown ? realMap : <noscript>{realMap}</noscript>}
      <div className={styles.panel}>
        <h2 className={type.h3}>{title}</h2>
        <p className={`${type.soft} ${styles.address}`}>{`${street}, ${city} ${postalCode}`}</p>
        <div className={`${styles.actions} ${layout.screenOnly}`}>
          <ActionButton
            className={layout.scriptsOnly}
            look="outline"
            size="small"
            onClick={() => setIsShown(!isShown)}
          >
            {`${isShown ? hideLabel : showLabel} ${mapProvider}`}
          </ActionButton>{' '}
          <ArrowLink href={mapUrl}>{openLabel}</ArrowLink>
        </div>
      </div>
    </section>
  );
}

export const contactMap = graphql`
  fragment ContactMap on ContactMap {
    drawing {
      publicURL
    }
    label
    title
    showLabel
    hideLabel
    openLabel
  }
  fragment MapAddress on CompanyAddress {
    street
    city
    postalCode
    mapUrl
    mapEmbedUrl
    mapProvider
  }
`;
