import { EMAILJS_ORIGIN, listOf } from '../../hosting/mail-settings';

/** Where messages go, from the settings of the build. Empty ids mean that no service is set up. */
export const MAIL_SERVICE = {
  publicKey: process.env.GATSBY_EMAILJS_PUBLIC_KEY ?? '',
  serviceId: process.env.GATSBY_EMAILJS_SERVICE_ID ?? '',
  templateIds: {
    contact: process.env.GATSBY_EMAILJS_TEMPLATE_ID ?? '',
    callback:
      process.env.GATSBY_EMAILJS_CALLBACK_TEMPLATE_ID ||
      (process.env.GATSBY_EMAILJS_TEMPLATE_ID ?? ''),
  },
  /** Scheme and host of the service. Empty for the site's own host. */
  origin: process.env.GATSBY_EMAILJS_ORIGIN ?? EMAILJS_ORIGIN,
  /** E-mail addresses that may not send, separated by commas. */
  blockedAddresses: listOf(process.env.GATSBY_EMAILJS_BLOCK_LIST),
};

/** The version of the mail library, which forms sent without scripts must state. Set by the build. */
export const LIBRARY_VERSION = process.env.GATSBY_EMAILJS_VERSION ?? '';

/** The two forms, each with its own template. */
export type FormName = keyof typeof MAIL_SERVICE.templateIds;

/** Address to which a form is posted. */
export const SEND_FORM_URL = `${MAIL_SERVICE.origin}/api/v1.0/email/send-form`;
