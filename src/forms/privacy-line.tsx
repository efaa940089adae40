import { MAIL_SERVICE } from '../../enquiry/mail-service/mail-service';
import { SiteLink } from '../components/site-link/site-link';
import * as type from '../styles/type.module.css';
import type { Messages } from './rules';
import * as styles from './enquiry-form.module.css';

/** Says what happens to what is typed and who forwards it, and links to the privacy notice. */
export function PrivacyLine({ messages }: { messages: Messages }) {
  const { href, label } = messages.privacyLink;
  return (
    <p className={`${type.soft} ${type.small} ${styles.note}`}>
      {`${messages.sentByService} ${MAIL_SERVICE.name}. `}
      <SiteLink href={href}>{label}</SiteLink>
    </p>
  );
}
