import type { FormName } from '../../enquiry/forms';
import { settleDraft } from './draft';
import { isSame } from './form-values';
import type { Values } from './rules';
import type { Outcome } from './send-message';

/** An attempt to send a form. */
export type Attempt = {
  /** When it was made. */
  time: Date;
  /** What the form held. */
  values: Values;
  /**
   * Its outcome, however late; none if it was given up before anything was sent. The success of an earlier attempt with
   * the same text counts too.
   */
  outcome: Promise<Outcome | undefined>;
  /** Gives it up: what has not been sent by then never is. */
  giveUp: () => void;
  /** Whether the visitor has waited for it in vain: it has failed, and can be made again. */
  isOverdue: boolean;
};

/** How long a visitor waits for an answer, in milliseconds. */
const TIME_OUT = 20_000;

/**
 * Attempts whose outcome nobody has read yet, by form. They outlive the form: a visitor who leaves the page and
 * returns must neither send twice nor miss the outcome.
 */
export const underWay = new Map<FormName, Attempt>();

/** The text of each form's last attempt, also once its outcome has been read. */
const lastTexts = new Map<FormName, Values>();

/** Whether the last attempt of a form sent another text than this one. */
export function isReplaced(name: FormName, { values }: Attempt): boolean {
  const last = lastTexts.get(name);
  return last !== undefined && !isSame(last, values);
}

/**
 * Records an attempt to send a form, and its outcome. It takes the place of an earlier one.
 *
 * @param values - what the form holds
 * @param send - sends it unless it is given up before, and never rejects
 * @returns the attempt: the earlier one if it sends the same text and the visitor still waits for it
 */
export function attemptTo(
  name: FormName,
  values: Values,
  send: (signal: AbortSignal) => Promise<Outcome | undefined>,
): Attempt {
  const earlier = underWay.get(name);
  const isAgain = earlier !== undefined && isSame(earlier.values, values);
  if (isAgain && !earlier.isOverdue) return earlier;
  earlier?.giveUp();
  const controller = new AbortController();
  const own = send(controller.signal);
  const known = isAgain ? firstSuccess(earlier.outcome, own) : own;
  const outcome = known.then((result) => {
    // Of an attempt that was given up, only a success counts: another has taken its place.
    const isTold = result === 'sent' || !controller.signal.aborted;
    if (result && isTold) settleDraft(name, values, result);
    return result;
  });
  const giveUp = () => controller.abort();
  const attempt: Attempt = { time: new Date(), values, outcome, giveUp, isOverdue: false };
  underWay.set(name, attempt);
  lastTexts.set(name, values);
  return attempt;
}

/** The outcome of an attempt, or the success of an earlier one with the same text, if that comes before. */
const firstSuccess = (earlier: Attempt['outcome'], own: Attempt['outcome']) =>
  Promise.race([own, earlier.then((result) => (result === 'sent' ? result : own))]);

/** The outcome of an attempt, or undefined if none comes while the visitor waits. */
export const outcomeInTime = ({ outcome }: Attempt): Promise<Outcome | undefined> =>
  Promise.race([
    outcome,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), TIME_OUT)),
  ]);
