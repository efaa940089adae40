import type { FieldName } from '../forms';
import type { MailService } from './settings';

/** The mail service that forms use. The build sets it, from its environment. */
export const MAIL_SERVICE = JSON.parse(process.env.MAIL_SERVICE ?? '{}') as MailService;

/** What the service calls our fields, where it has names of its own. EmailJS takes any. */
const SENT_NAMES: Partial<Record<FieldName, string>> = {};

/** The name under which the service receives a field. */
export const sentNameOf = (field: FieldName): string => SENT_NAMES[field] ?? field;
