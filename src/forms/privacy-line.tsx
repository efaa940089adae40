import { EMAILJS_ORIGIN } from '../../hosting/mail-settings';
import { SiteLink } from '../components/site-link/site-link';
import * as type from '../styles/type.module.css';
import { MAIL_SERVICE } from './mail-service';
import type { Messages } from './rules';
import * as styles from './privacy-line.module.css';

/** The name of the service at an origin: EmailJS by its own, any other by its host. */
const serviceAt = (origin: string): string =>
  origin === EMAILJS_ORIGIN ? 'EmailJS' : new URL(origin).host;

/** Says what happens with what is typed and who sends it on, and links to the privacy notice. */
export function PrivacyLine({ messages }: { messages: Messages }) {
  const { sentByService, sentByOwnServer, privacyLink } = messages;
  const { origin } = MAIL_SERVICE;
  const line = origin ? `${sentByService} ${serviceAt(origin)}` : sentByOwnServer;
  return (
    <p className={`${type.soft} ${type.small} ${styles.line}`}>
      {`${line}. `}
      <SiteLink href={privacyLink.href}>{privacyLink.label}</SiteLink>
    </p>
  );
}
