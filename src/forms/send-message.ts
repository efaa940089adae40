import { retry } from '../../plugins/waiting-scripts/protocol';
import { limitStorage } from './limit-storage';
import { MAIL_SERVICE, type FormName } from './mail-service';

/**
 * The outcome of a message: sent; refused, also if the service is unreachable; sent too soon after another; too long;
 * or failed in another way.
 */
export type Outcome = 'sent' | 'refused' | 'tooSoon' | 'tooLong' | 'broken';

/** Statuses that the visitor can do something about. */
const OUTCOMES: Readonly<Record<number, Outcome>> = { 413: 'tooLong', 429: 'tooSoon' };

const SENDS_APART = 30_000;
/** How many times the form requests the library. After three seconds it says that nothing was sent. */
const TRIES = 3;

const hasStatus = (value: unknown): value is { status: number } =>
  typeof value === 'object' && value !== null && 'status' in value;

/** Failed requests are TypeErrors, failed imports ChunkLoadErrors. */
const isLostNetwork = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && error.name === 'ChunkLoadError');

async function loadLibrary(name: FormName) {
  limitStorage.makeAccessSafe();
  const { init, sendForm } = await retry(() => import('@emailjs/browser'), TRIES);
  init(
    {
      publicKey: MAIL_SERVICE.publicKey,
      blockHeadless: true,
      storageProvider: limitStorage.provider,
      limitRate: { id: name, throttle: SENDS_APART },
      blockList: { list: MAIL_SERVICE.blockedAddresses, watchVariable: 'email' },
    },
    MAIL_SERVICE.origin,
  );
  return sendForm;
}

/**
 * Sends the named controls of a form through EmailJS. The library is fetched at the first call.
 *
 * @param name - which form it is, for its template
 * @param form - the form as the visitor has filled it in
 * @returns the outcome, however long it takes; never rejects
 */
export async function sendMessage(name: FormName, form: HTMLFormElement): Promise<Outcome> {
  try {
    const sendForm = await loadLibrary(name);
    const { status } = await sendForm(MAIL_SERVICE.serviceId, MAIL_SERVICE.templateIds[name], form);
    if (status !== 200) return 'refused';
    limitStorage.keep(name);
    return 'sent';
  } catch (error) {
    if (hasStatus(error)) return OUTCOMES[error.status] ?? 'refused';
    if (isLostNetwork(error)) return 'refused';
    console.error('The message could not be sent.', error);
    return 'broken';
  }
}
