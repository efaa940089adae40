import type { MailService } from './settings';

/** The mail service that forms use. The build sets it, from its environment. */
export const MAIL_SERVICE = JSON.parse(process.env.MAIL_SERVICE ?? '{}') as MailService;
