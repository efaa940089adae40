import library from '@emailjs/browser/package.json';
import { FORMS, type FormName } from '../forms';

// What the build and the servers know of EmailJS. Visitors get nothing of this file but what mailServiceOf returns.

type Env = Record<string, string | undefined>;

const NAME = 'EmailJS';
const ORIGIN = 'https://api.emailjs.com';

/** Where a form is posted, below the origin of the service. */
export const SEND_PATH = '/api/v1.0/email/send-form';

/** What the service requires besides the fields of a form. */
export const ID_FIELDS = ['user_id', 'service_id', 'template_id'] as const;

type Ids = Record<(typeof ID_FIELDS)[number] | 'lib_version', string>;

/** The settings without which nothing can be sent. */
export const REQUIRED_SETTINGS = [
  'GATSBY_EMAILJS_PUBLIC_KEY',
  'GATSBY_EMAILJS_SERVICE_ID',
  'GATSBY_EMAILJS_TEMPLATE_ID',
];

/** Names another host for the service. It may be empty where the site's own host answers, on one's own machine. */
export const ORIGIN_SETTING = 'GATSBY_EMAILJS_ORIGIN';

/** Names e-mail addresses that may not send. */
export const BLOCK_LIST_SETTING = 'GATSBY_EMAILJS_BLOCK_LIST';

/** The settings of a site whose forms post to its own server, to the stand-in for the service. */
export const LOCAL_MAIL = {
  // Such as local-template.
  ...Object.fromEntries(
    REQUIRED_SETTINGS.map((name) => {
      const words = name.replace(/^GATSBY_EMAILJS_|_ID$/g, '').toLowerCase();
      return [name, `local-${words.replaceAll('_', '-')}`];
    }),
  ),
  [ORIGIN_SETTING]: '',
  /** An address for trying the block list. */
  [BLOCK_LIST_SETTING]: 'blocked@example.com',
};

/** The mail service, as the forms know it. */
export type MailService = {
  /** Its name; its host, if another service has taken its place. */
  name: string;
  /** Scheme and host; empty for the site's own host. */
  origin: string;
  /** Where a form is posted. */
  action: string;
  /** What identifies each form to the service: names and values of fields. */
  ids: Record<FormName, Ids>;
  /** E-mail addresses that may not send. */
  blocked: string[];
};

/** Scheme and host of the service in an environment; empty for the site's own host. */
export const mailOriginOf = (env: Env): string => env[ORIGIN_SETTING] ?? ORIGIN;

/** The settings of an environment, or those of the stand-in if it has none. */
export const mailSettingsOf = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  env.GATSBY_EMAILJS_PUBLIC_KEY ? env : { ...env, ...LOCAL_MAIL };

/**
 * The template of a form: its own, such as GATSBY_EMAILJS_CALLBACK_TEMPLATE_ID, or else the common one. Undefined if
 * the form needs a template of its own (`REQUIRED_SETTINGS`), and none is set.
 */
function templateOf(env: Env, form: string): string | undefined {
  const own = `GATSBY_EMAILJS_${form.toUpperCase()}_TEMPLATE_ID`;
  return env[own] || (REQUIRED_SETTINGS.includes(own) ? undefined : env.GATSBY_EMAILJS_TEMPLATE_ID);
}

/** The name of the service at an origin: that of a stand-in for EmailJS is EmailJS, that of another one its host. */
function nameAt(origin: string): string {
  if (origin === '' || origin === ORIGIN) return NAME;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url?.protocol.startsWith('http') && url.origin === origin) return url.host;
  throw new Error(
    `${ORIGIN_SETTING} must be an address such as https://mail.firm.in, with nothing after it, but it is “${origin}”.`,
  );
}

/**
 * The service that an environment sets up. Ids that it lacks are empty.
 *
 * @throws Error with a sentence when the origin is not one
 */
export function mailServiceOf(env: Env): MailService {
  const origin = mailOriginOf(env);
  const idsOf = (form: string): Ids => ({
    lib_version: library.version,
    service_id: env.GATSBY_EMAILJS_SERVICE_ID ?? '',
    template_id: templateOf(env, form) ?? '',
    user_id: env.GATSBY_EMAILJS_PUBLIC_KEY ?? '',
  });
  return {
    name: nameAt(origin),
    origin,
    action: `${origin}${SEND_PATH}`,
    ids: Object.fromEntries(
      Object.keys(FORMS).map((form) => [form, idsOf(form)]),
    ) as MailService['ids'],
    blocked: env[BLOCK_LIST_SETTING]?.split(/[\s,]+/).filter(Boolean) ?? [],
  };
}
