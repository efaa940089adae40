import { EMAILJS_ORIGIN } from '../../enquiry/mail-settings';
import type { Messages } from './rules';

/** The name of the service at an origin: EmailJS, even where a stand-in answers for it, or another one by its host. */
const serviceAt = (origin: string): string =>
  origin === '' || origin === EMAILJS_ORIGIN ? 'EmailJS' : new URL(origin).host;

/**
 * The sentence about what happens to what is typed, and who forwards it.
 *
 * @param origin - scheme and host of the mail service; empty for its stand-in
 */
export const sentBy = (
  origin: string,
  { sentByService }: Pick<Messages, 'sentByService'>,
): string => `${sentByService} ${serviceAt(origin)}.`;
