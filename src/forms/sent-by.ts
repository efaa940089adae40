import { EMAILJS_ORIGIN } from '../../enquiry/mail-settings';
import type { Messages } from './rules';

/** The name of the service at an origin: EmailJS by its own, any other by its host. */
const serviceAt = (origin: string): string =>
  origin === EMAILJS_ORIGIN ? 'EmailJS' : new URL(origin).host;

/**
 * The sentence on what happens with what is typed, and who sends it on.
 *
 * @param origin - scheme and host of the mail service; empty for the site's own host
 */
export const sentBy = (
  origin: string,
  messages: Pick<Messages, 'sentByService' | 'sentByOwnServer'>,
): string =>
  origin ? `${messages.sentByService} ${serviceAt(origin)}.` : `${messages.sentByOwnServer}.`;
