import { announceWithLink } from '../components/page-announcer/page-announcer';
import { isWatched } from './focus-at-press';
import type { Messages } from './rules';
import type { Outcome } from './send-message';
import type { FormState } from './use-form-state';

/** What to say about an outcome, if it is a failure. */
export function failureOf(outcome: FormState['status'], messages: Messages): string | undefined {
  if (outcome === 'refused' || outcome === 'broken') return messages[outcome];
  if (outcome === 'tooSoon' || outcome === 'tooLong')
    return `${messages.refused} ${messages[outcome]}`;
  return undefined;
}

/**
 * Prepares to tell a visitor who may leave a form while it is sent, for another page or another part of this one.
 *
 * @returns a function that tells of a failure, with a link to the form, unless the visitor watches the form
 */
export function watchFailure(form: HTMLFormElement, messages: Messages) {
  const heading = form.closest('[aria-labelledby]')?.getAttribute('aria-labelledby');
  const place = `${window.location.pathname}#${heading ?? ''}`;
  return (outcome: Outcome): void => {
    const words = failureOf(outcome, messages);
    if (words && !(form.isConnected && isWatched(form))) announceWithLink(words, place);
  };
}
