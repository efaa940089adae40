import type { FormName } from '../../enquiry/forms';
import { retry } from '../../plugins/waiting-scripts/protocol';
import type { Failure } from './draft';

/**
 * The outcome of a message: sent; refused, also if the service is unreachable; sent too soon after another; too long;
 * or failed in another way.
 */
export type Outcome = 'sent' | Failure;

/** Statuses that a visitor should know about. Any other is a refusal. */
const OUTCOMES: Readonly<Record<number, Outcome>> = { 200: 'sent', 413: 'tooLong', 429: 'tooSoon' };

/** How many times the form requests the script of the service. After three seconds it says that nothing was sent. */
const TRIES = 3;

/** Failed requests are TypeErrors, failed imports ChunkLoadErrors. */
const isLostNetwork = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && error.name === 'ChunkLoadError');

/**
 * Sends a form through the mail service, whose script is fetched at the first call.
 *
 * @param name - which form it is
 * @param form - the form as the visitor has filled it in
 * @param signal - aborted when another attempt takes the place of this one
 * @returns the outcome, however long it takes; undefined if aborted before anything was sent; never rejects
 */
export async function sendMessage(
  name: FormName,
  form: HTMLFormElement,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  try {
    const { send } = await retry(() => import('../../enquiry/mail-service/send'), TRIES);
    if (signal.aborted) return undefined;
    return OUTCOMES[await send(name, form)] ?? 'refused';
  } catch (error) {
    if (isLostNetwork(error)) return 'refused';
    console.error('The message could not be sent.', error);
    return 'broken';
  }
}
