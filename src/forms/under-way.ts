import type { FormName } from './mail-service';
import type { Outcome } from './send-message';

/**
 * Messages that are being sent, by form. They outlive the form: a visitor who leaves the page and returns
 * before the answer arrives must not send twice.
 */
export const underWay = new Map<FormName, Promise<Outcome>>();
