// Before the library, which reads localStorage as it loads.
import './safe-storage';
import { init, sendForm } from '@emailjs/browser';
import type { FormName } from '../forms';
import { limitStorage } from './limit-storage';
import { MAIL_SERVICE } from './mail-service';

/** How long a visitor waits between two messages of a form, in milliseconds. */
const SENDS_APART = 30_000;

const hasStatus = (value: unknown): value is { status: number } =>
  typeof value === 'object' && value !== null && 'status' in value;

/**
 * Sends the named controls of a form through EmailJS.
 *
 * Its library first refuses, in this order: a browser that a program drives (`navigator.webdriver`, or no `languages`;
 * 451), a missing id (an error that names it), an address of the block list (403), and a form last sent, with success,
 * less than `SENDS_APART` ago (429).
 *
 * @param name - which form it is, for its ids and its rate
 * @returns the status of the answer, also if the library itself refuses; 200 is a success, whatever its text
 * @throws Error when there is no answer, or no id
 */
export async function send(name: FormName, form: HTMLFormElement): Promise<number> {
  const { service_id: service, template_id: template, user_id } = MAIL_SERVICE.ids[name];
  init(
    {
      publicKey: user_id,
      blockHeadless: true,
      storageProvider: limitStorage.provider,
      limitRate: { id: name, throttle: SENDS_APART },
      blockList: { list: MAIL_SERVICE.blocked, watchVariable: 'email' },
    },
    MAIL_SERVICE.origin,
  );
  try {
    const { status } = await sendForm(service, template, form);
    if (status === 200) limitStorage.keep(name);
    return status;
  } catch (error) {
    if (hasStatus(error)) return error.status;
    throw error;
  }
}
