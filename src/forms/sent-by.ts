import { EMAILJS_ORIGIN } from '../../enquiry/mail-settings';
import type { Messages } from './rules';

/** The name of the service at an origin: EmailJS, also where a stand-in answers for it, or any other by its host. */
const serviceAt = (origin: string): string =>
  origin === '' || origin === EMAILJS_ORIGIN ? 'EmailJS' : new URL(origin).host;

/**
 * The sentence on what happens with what is typed, and who sends it on.
 *
 * @param origin - scheme and host of the mail service; empty for its stand-in
 */
export const sentBy = (
  origin: string,
  { sentByService }: Pick<Messages, 'sentByService'>,
): string => `${sentByService} ${serviceAt(origin)}.`;
