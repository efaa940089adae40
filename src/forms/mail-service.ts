import { listOf, mailIdsOf, mailOriginOf } from '../../enquiry/mail-settings';

/** The settings of the build. The build replaces each full name with its value, so none can be looked up. */
const SETTINGS = {
  GATSBY_EMAILJS_PUBLIC_KEY: process.env.GATSBY_EMAILJS_PUBLIC_KEY,
  GATSBY_EMAILJS_SERVICE_ID: process.env.GATSBY_EMAILJS_SERVICE_ID,
  GATSBY_EMAILJS_TEMPLATE_ID: process.env.GATSBY_EMAILJS_TEMPLATE_ID,
  GATSBY_EMAILJS_CALLBACK_TEMPLATE_ID: process.env.GATSBY_EMAILJS_CALLBACK_TEMPLATE_ID,
  GATSBY_EMAILJS_ORIGIN: process.env.GATSBY_EMAILJS_ORIGIN,
};
const { publicKey, serviceId, templateId, callbackTemplateId } = mailIdsOf(SETTINGS);

/** Where messages go. Empty ids mean that no service is set up. */
export const MAIL_SERVICE = {
  publicKey,
  serviceId,
  templateIds: { contact: templateId, callback: callbackTemplateId },
  /** Scheme and host of the service. Empty for the site's own host. */
  origin: mailOriginOf(SETTINGS),
  /** E-mail addresses that may not send, separated by commas. */
  blockedAddresses: listOf(process.env.GATSBY_EMAILJS_BLOCK_LIST),
};

/** The version of the mail library, which forms sent without scripts must state. Set by the build. */
export const LIBRARY_VERSION = process.env.GATSBY_EMAILJS_VERSION ?? '';

/** The two forms, each with its own template. */
export type FormName = keyof typeof MAIL_SERVICE.templateIds;

/** Address to which a form is posted. */
export const SEND_FORM_URL = `${MAIL_SERVICE.origin}/api/v1.0/email/send-form`;
