import { limitStorage } from './limit-storage';
import { MAIL_SERVICE, type FormName } from './mail-service';

/** The outcome of a message: delivered, refused or service unreachable, or failed in another way. */
export type Outcome = 'sent' | 'refused' | 'broken';

const TIME_OUT = 20_000;
const SENDS_APART = 30_000;

const hasStatus = (value: unknown): value is { status: number } =>
  typeof value === 'object' && value !== null && 'status' in value;

/** Failed requests are TypeErrors, failed imports ChunkLoadErrors. */
const isLostNetwork = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && error.name === 'ChunkLoadError');

async function loadLibrary() {
  limitStorage.makeAccessSafe();
  const { init, sendForm } = await import('@emailjs/browser');
  init(
    {
      publicKey: MAIL_SERVICE.publicKey,
      blockHeadless: true,
      storageProvider: limitStorage.provider,
      limitRate: { id: 'enquiry', throttle: SENDS_APART },
      blockList: { list: MAIL_SERVICE.blockedAddresses, watchVariable: 'email' },
    },
    MAIL_SERVICE.origin,
  );
  return sendForm;
}

const timeOut = () =>
  new Promise<never>((_, reject) => {
    setTimeout(
      () => reject(new Error('The mail service has not answered in 20 seconds.')),
      TIME_OUT,
    );
  });

/**
 * Sends the named controls of a form through EmailJS. The library is fetched at the first call.
 *
 * @param name - which form it is, for its template
 * @param form - the form as the visitor has filled it in
 * @returns the outcome; never rejects
 */
export async function sendMessage(name: FormName, form: HTMLFormElement): Promise<Outcome> {
  try {
    const send = async () => {
      const sendForm = await loadLibrary();
      return sendForm(MAIL_SERVICE.serviceId, MAIL_SERVICE.templateIds[name], form);
    };
    const { status } = await Promise.race([send(), timeOut()]);
    if (status !== 200) return 'refused';
    limitStorage.keep();
    return 'sent';
  } catch (error) {
    if (hasStatus(error) || isLostNetwork(error)) return 'refused';
    console.error('The message could not be sent.', error);
    return 'broken';
  }
}
