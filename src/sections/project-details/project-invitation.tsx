import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/button/button';
import { phoneHref } from '../../site/contact-links';
import { useSite } from '../../site/use-site';
import * as field from '../../styles/field.module.css';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './project-invitation.module.css';

type ProjectInvitationProps = {
  invitation: Queries.ProjectInvitationFieldsFragment;
  quote: Queries.LinkFieldsFragment;
};

/** A panel that asks the reader to get in touch, by the form or by phone. */
export function ProjectInvitation({ invitation, quote }: ProjectInvitationProps) {
  const { phone } = useSite().company;
  return (
    <div className={`${styles.panel} ${layout.screenOnly} ${field.sun}`}>
      <h3 className={type.h3}>{invitation.title}</h3>
      <p className={type.small}>{invitation.text}</p>
      <p>
        <ButtonLink href={quote.href} look="ink" size="small">
          {quote.label}
        </ButtonLink>
      </p>
      <p>
        <a className={styles.phone} href={phoneHref(phone)}>
          {phone}
        </a>
      </p>
    </div>
  );
}

export const projectInvitation = graphql`
  fragment ProjectInvitationFields on ProjectInvitation {
    title
    text
  }
`;
