import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { FormName } from '../../enquiry/forms';
import { keepDraft, noteFailure, readDraft, restoreDraft } from './draft';
import { emptySent, fieldOf, isFilledIn, isSame, valuesOf } from './form-values';
import type { Values } from './rules';
import type { Outcome } from './send-message';
import { sentValuesOf } from './sent-text';
import type { Attempt } from './under-way';

/** The state that a form shows besides the typed text. */
export type FormState = {
  errors: Values;
  status: 'idle' | 'sending' | Outcome;
  /** Whether the last attempt failed, so that other ways are offered. */
  hasFailed: boolean;
};

/** What was sent, and when. */
export type SentEnquiry = { time: Date; values: Values };

/** Duration of a temporary status, in milliseconds. */
const SHOWN_FOR = 5000;

const AT_REST: FormState = { errors: {}, status: 'idle', hasFailed: false };

/**
 * The state of a form; stores its text for the rest of the visit.
 *
 * @param name - which form it is
 * @param formRef - the form
 * @param onSent - called when the message that the form was sent disappears
 * @returns the state, and what to call when something happens
 */
export function useFormState(
  name: FormName,
  formRef: RefObject<HTMLFormElement | null>,
  onSent?: (enquiry: SentEnquiry, form: HTMLFormElement) => void,
) {
  const [state, setState] = useState(AT_REST);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const endStatus = useRef<() => void>(undefined);

  useEffect(() => {
    if (formRef.current) restoreDraft(formRef.current);
    return () => clearTimeout(timer.current);
  }, [formRef]);

  const handleInput = useCallback(
    (field: string) => {
      if (formRef.current) keepDraft(formRef.current);
      setState((before) =>
        before.errors[field] ? { ...before, errors: { ...before.errors, [field]: '' } } : before,
      );
    },
    [formRef],
  );

  // What fills in a form for the visitor may tell by “change” alone, which React hides if it has seen the value.
  useEffect(() => {
    const form = formRef.current;
    const handleChange = ({ target }: Event) => {
      // After typing it only repeats what “input” has told, perhaps when an error is shown by then.
      if (form && isSame(readDraft(name).values, valuesOf(form))) return;
      handleInput(fieldOf(target as HTMLElement));
    };
    form?.addEventListener('change', handleChange);
    return () => form?.removeEventListener('change', handleChange);
  }, [name, formRef, handleInput]);

  /** A press that sends nothing still clears the outcome of the press before, unless it was a success. */
  const handleErrors = useCallback(
    (errors: Values) =>
      setState(({ status }) => ({
        errors,
        status: status === 'sent' ? status : 'idle',
        hasFailed: false,
      })),
    [],
  );

  /** Ends a temporary status before its time: what follows it must not be lost. */
  const endStatusNow = useCallback(() => {
    clearTimeout(timer.current);
    endStatus.current?.();
  }, []);

  const handleSending = useCallback(() => {
    endStatusNow();
    setState({ errors: {}, status: 'sending', hasFailed: false });
  }, [endStatusNow]);

  const handleOutcome = useCallback(
    (status: Outcome, attempt?: Attempt) => {
      endStatusNow();
      const hasFailed = status !== 'sent';
      const form = formRef.current;
      if (hasFailed) noteFailure(name, status);
      else if (form && attempt) {
        emptySent(form, attempt.values);
        if (isFilledIn(form)) keepDraft(form);
      }
      setState({ errors: {}, status, hasFailed });
      if (status !== 'sent' && status !== 'broken') return;
      endStatus.current = () => {
        endStatus.current = undefined;
        setState((before) => ({ ...before, status: 'idle' }));
        if (hasFailed) return noteFailure(name, undefined);
        if (!form || !attempt) return;
        onSent?.({ time: attempt.time, values: sentValuesOf(attempt.values) }, form);
      };
      timer.current = setTimeout(endStatus.current, SHOWN_FOR);
    },
    [name, formRef, onSent, endStatusNow],
  );

  return { state, handleInput, handleErrors, handleSending, handleOutcome };
}
