import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/button/button';
import * as field from '../../styles/field.module.css';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './call-to-action.module.css';

type CallToActionProps = NonNullable<Queries.CallToActionFragment['callToAction']> & {
  /** How much of the page it takes up: long pages end in the full one, a page with few texts in a band. */
  size?: 'full' | 'middle' | 'band';
};

/** The yellow panel above the footer, with a border that grows out of it. */
export function CallToAction({ title, text, button, size = 'full' }: CallToActionProps) {
  return (
    <section
      className={`${styles.section} ${layout.screenOnly} ${size === 'full' ? '' : styles[size]} ${field.sun}`}
      aria-labelledby="call-to-action-title"
    >
      <div className={`${layout.wrap} ${layout.grid} ${styles.content}`}>
        <h2
          id="call-to-action-title"
          className={`${size === 'full' ? type.h1 : type.h2} ${styles.title}`}
        >
          {title}
        </h2>
        <div className={styles.side}>
          <p className={styles.text}>{text}</p>
          <ButtonLink
            className={styles.button}
            href={button.href}
            look="ink"
            size={size === 'full' ? 'usual' : 'small'}
          >
            {button.label}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.border} />
    </section>
  );
}

export const callToAction = graphql`
  fragment CallToAction on Query {
    callToAction {
      title
      text
      button {
        ...LinkFields
      }
    }
  }
`;
