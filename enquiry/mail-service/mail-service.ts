import type { FieldName } from '../forms';
import type { MailService } from './settings';

/** The mail service that forms use. The build sets it, from its environment. */
export const MAIL_SERVICE = JSON.parse(process.env.MAIL_SERVICE ?? '{}') as MailService;

/** The name under which the service receives a field. EmailJS takes any. */
export const sentNameOf = (field: FieldName): string => field;
