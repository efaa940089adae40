import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { dropDraft, keepDraft, readDraft } from './draft';
import { fillUntouched, valuesOf } from './form-values';
import type { FormName } from './mail-service';
import type { Values } from './rules';
import type { Outcome } from './send-message';

/** The state that a form shows beside the typed text. */
export type FormState = {
  errors: Values;
  status: 'idle' | 'sending' | Outcome;
  /** Whether the last attempt failed, so that other ways are offered. */
  hasFailed: boolean;
};

/** Duration of a temporary status, in milliseconds. */
const SHOWN_FOR = 5000;

const AT_REST: FormState = { errors: {}, status: 'idle', hasFailed: false };

/**
 * The state of a form; stores its text for the rest of the visit.
 *
 * @param name - which form it is
 * @param formRef - the form
 * @returns the state, and what to call when something happens
 */
export function useFormState(name: FormName, formRef: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState(AT_REST);
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (formRef.current) fillUntouched(formRef.current, readDraft(name).values);
    return () => clearTimeout(clearing.current);
  }, [name, formRef]);

  const handleInput = useCallback(
    (field: string) => {
      if (formRef.current) keepDraft(name, { values: valuesOf(formRef.current), hasFailed: false });
      setState((before) =>
        before.errors[field] ? { ...before, errors: { ...before.errors, [field]: '' } } : before,
      );
    },
    [name, formRef],
  );

  const handleErrors = useCallback(
    (errors: Values) => setState((before) => ({ ...before, errors })),
    [],
  );

  const handleSending = useCallback(() => {
    clearTimeout(clearing.current);
    setState({ errors: {}, status: 'sending', hasFailed: false });
  }, []);

  const handleOutcome = useCallback(
    (status: Outcome) => {
      const hasFailed = status !== 'sent';
      const form = formRef.current;
      if (!hasFailed) {
        dropDraft(name);
        form?.reset();
      } else {
        keepDraft(name, { values: form ? valuesOf(form) : readDraft(name).values, hasFailed });
      }
      setState({ errors: {}, status, hasFailed });
      if (status === 'refused') return;
      clearing.current = setTimeout(
        () => setState((before) => ({ ...before, status: 'idle' })),
        SHOWN_FOR,
      );
    },
    [name, formRef],
  );

  return { state, handleInput, handleErrors, handleSending, handleOutcome };
}
