import { useRef } from 'react';
import type { FormName } from '../../enquiry/forms';
import { endNotice } from '../components/page-announcer/page-announcer';
import { noteFailure } from './draft';
import { watchFailure } from './failure';
import { prepareMessage } from './prepare-message';
import type { Messages } from './rules';
import { sendMessage, type Outcome } from './send-message';
import { trapIn } from './trap';
import { isReplaced, outcomeInTime, underWay, type Attempt } from './under-way';

/** A form, and what to call when something happens to it. */
export type AttemptProps = {
  name: FormName;
  form: HTMLFormElement;
  messages: Messages;
  onSending: () => void;
  onOutcome: (outcome: Outcome, attempt?: Attempt) => void;
};

/**
 * Sends a form, and waits for the outcome.
 *
 * @returns whether an attempt is under way, functions that follow an attempt and resume one, and one that sends the form
 */
export function useAttempts({ name, form, messages, onSending, onOutcome }: AttemptProps) {
  const isBusyRef = useRef(false);
  const wasTrapped = useRef(false);

  const followLate = async (attempt: Attempt) => {
    const outcome = await attempt.outcome;
    if (!outcome || isBusyRef.current || !form.isConnected) return;
    const latest = underWay.get(name);
    if (latest === attempt) {
      underWay.delete(name);
      onOutcome(outcome, attempt);
    } else if (!latest && outcome === 'sent' && !isReplaced(name, attempt)) {
      onOutcome(outcome, attempt);
    }
  };

  /** Says that no answer has come. The next press sends again, and a late answer still counts. */
  const stopWaiting = (attempt: Attempt) => {
    console.error('The mail service has not answered in 20 seconds.');
    if (form.isConnected) onOutcome('broken');
    else noteFailure(name, 'broken');
    attempt.isOverdue = true;
    void followLate(attempt);
  };

  /** Waits for the outcome of an attempt, even one made before this form was rendered. */
  const follow = async (attempt: Attempt) => {
    isBusyRef.current = true;
    endNotice();
    onSending();
    const tellUnseen = watchFailure(form, messages);
    // Makes the browser ask. Only while needed: pages with this listener are excluded from the back/forward cache.
    const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeLeaving);
    const outcome = await outcomeInTime(attempt);
    window.removeEventListener('beforeunload', askBeforeLeaving);
    isBusyRef.current = false;
    // The visitor has left the page and returned: the form that was rendered then follows the attempt.
    if (!form.isConnected && document.querySelector(`form[name="${name}"]`)) return;
    tellUnseen(outcome ?? 'broken');
    if (!outcome) stopWaiting(attempt);
    else if (form.isConnected) {
      underWay.delete(name);
      onOutcome(outcome, attempt);
    }
  };

  /** Goes on with an attempt that was made before this form was rendered. */
  const resume = (attempt: Attempt) => {
    if (!attempt.isOverdue) return void follow(attempt);
    onOutcome('broken');
    void followLate(attempt);
  };

  /** Sends the form. A form whose trap is filled in is refused once: a browser may have filled it in for a visitor. */
  const send = async (signal: AbortSignal): Promise<Outcome | undefined> => {
    const trap = trapIn(form);
    const isTrapped = Boolean(trap?.value) && !wasTrapped.current;
    if (isTrapped) {
      wasTrapped.current = true;
      return 'refused';
    }
    if (trap) trap.value = '';
    // What was checked: the visitor may write on, or leave, while the script of the service comes.
    const pressed = form.cloneNode(true) as HTMLFormElement;
    pressed.addEventListener('formdata', prepareMessage);
    return sendMessage(name, pressed, signal);
  };

  return { isBusyRef, follow, resume, send };
}
