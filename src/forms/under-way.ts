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
  /** Its outcome, however late; none if it was given up before anything was sent. */
  outcome: Promise<Outcome | undefined>;
  /** Gives it up: what has not been sent by then never is. */
  giveUp: () => void;
  /** Whether the visitor has already waited for it in vain. */
  isOverdue: boolean;
  /** Whether another text was sent in its place. */
  isReplaced: boolean;
};

/** How long a visitor waits for an answer, in milliseconds. */
const TIME_OUT = 20_000;

/**
 * Attempts whose outcome nobody has read yet, by form. They outlive the form: a visitor who leaves the page and
 * returns must neither send twice nor miss the outcome.
 */
export const underWay = new Map<FormName, Attempt>();

/**
 * Records an attempt to send a form, and its outcome. It takes the place of an earlier one.
 *
 * @param values - what the form holds
 * @param send - sends it unless it is given up before, and never rejects
 * @returns the attempt: the one under way if it sends the same text
 */
export function attemptTo(
  name: FormName,
  values: Values,
  send: (signal: AbortSignal) => Promise<Outcome | undefined>,
): Attempt {
  const earlier = underWay.get(name);
  if (earlier && isSame(earlier.values, values)) return earlier;
  if (earlier) {
    earlier.giveUp();
    earlier.isReplaced = true;
  }
  const controller = new AbortController();
  const outcome = send(controller.signal).then((known) => {
    // Of an attempt that was given up, only a success counts: another has taken its place.
    const isTold = known === 'sent' || !controller.signal.aborted;
    if (known && isTold) settleDraft(name, values, known);
    return known;
  });
  const giveUp = () => controller.abort();
  const attempt: Attempt = {
    time: new Date(),
    values,
    outcome,
    giveUp,
    isOverdue: false,
    isReplaced: false,
  };
  underWay.set(name, attempt);
  return attempt;
}

/** The outcome of an attempt, or undefined if none comes while the visitor waits. */
export const outcomeInTime = ({ outcome }: Attempt): Promise<Outcome | undefined> =>
  Promise.race([
    outcome,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), TIME_OUT)),
  ]);
