import type { FormName } from './mail-service';
import type { Outcome } from './send-message';

/**
 * Messages that are being sent, by form. It outlives the form itself: a visitor may go to another page
 * and come back before the answer is there, and must not send twice.
 */
export const underWay = new Map<FormName, Promise<Outcome>>();
