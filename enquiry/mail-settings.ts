// Where the forms post to, for the forms, which ship it to visitors, and the build: keep it free of Node.

/** Where EmailJS accepts messages, unless GATSBY_EMAILJS_ORIGIN names another service. */
export const EMAILJS_ORIGIN = 'https://api.emailjs.com';

/** Scheme and host of the mail service; empty for the site's own host. */
export const mailOriginOf = (env: Record<string, string | undefined>): string =>
  env.GATSBY_EMAILJS_ORIGIN ?? EMAILJS_ORIGIN;

/** The entries of a list in the environment, separated by commas or spaces. */
export const listOf = (value = ''): string[] => value.split(/[\s,]+/).filter(Boolean);

/** The ids that identify the forms to the mail service. */
export type MailIds = {
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Template of the callback form. */
  callbackTemplateId: string;
};

/** The ids in the environment; missing ones are empty. */
export function mailIdsOf(env: Record<string, string | undefined>): MailIds {
  const templateId = env.GATSBY_EMAILJS_TEMPLATE_ID ?? '';
  return {
    publicKey: env.GATSBY_EMAILJS_PUBLIC_KEY ?? '',
    serviceId: env.GATSBY_EMAILJS_SERVICE_ID ?? '',
    templateId,
    callbackTemplateId: env.GATSBY_EMAILJS_CALLBACK_TEMPLATE_ID || templateId,
  };
}
