import { graphql } from 'gatsby';
import { ArrowLink } from '../../components/arrow-link/arrow-link';
import { Figure } from '../../components/figure/figure';
import { Section } from '../../components/section/section';
import { SectionHead } from '../../components/section-head/section-head';
import * as field from '../../styles/field.module.css';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './services-grid.module.css';

/** Services divided by hairlines. The first stands on the red floor. */
export function ServicesGrid({ label, title, link, cards }: Queries.ServicesGridFragment) {
  return (
    <Section labelledBy="services-title" above="none">
      <SectionHead id="services-title" label={label} title={title}>
        <ArrowLink href={link.href}>{link.label}</ArrowLink>
      </SectionHead>
      <ul className={`${layout.grid} ${styles.grid}`}>
        {cards.map((card, index) => (
          <li
            key={card.btnLink}
            className={[
              styles.card,
              styles[card.columnWidth ?? 'w4'],
              index === 0 ? `${styles.first} ${field.floor}` : styles.plain,
            ].join(' ')}
          >
            <Figure
              className={`${styles.figure} ${index === 0 ? layout.screenOnly : ''}`}
              kolam={card.service.kolam}
              picture={card.icon}
            />
            <h3 className={`${type.h3} ${styles.title}`}>{card.title}</h3>
            <p className={`${type.soft} ${styles.desc}`}>{card.desc}</p>
            <ArrowLink className={layout.cover} href={card.btnLink}>
              {card.btnText}
              <span className={layout.hidden}>: {card.title}</span>
            </ArrowLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const servicesGrid = graphql`
  fragment ServicesGrid on ServicesGrid {
    label
    title
    link {
      ...LinkFields
    }
    cards {
      icon {
        publicURL
      }
      title
      desc
      btnText
      btnLink
      columnWidth
      service {
        kolam {
          ...KolamFigure
        }
      }
    }
  }
`;
