import { useFormik } from 'formik';
import { useEffect, useMemo, useRef } from 'react';
import { HELD } from '../../plugins/waiting-scripts/protocol';
import { readDraft } from './draft';
import { controlsOf, valuesOf } from './form-values';
import type { FormName } from './mail-service';
import { rulesOf, type Messages, type Values } from './rules';
import { sendMessage, type Outcome } from './send-message';
import { underWay } from './under-way';

type FormControllerProps = {
  name: FormName;
  form: HTMLFormElement;
  messages: Messages;
  onErrors: (errors: Values) => void;
  onSending: () => void;
  onOutcome: (outcome: Outcome) => void;
};

/** Whether a program has filled in the hidden field. */
const isTrapped = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input:not([name])')].some(
    ({ value }) => value !== '',
  );

/** Lets the browser paint the press before validation. */
const untilPressIsSeen = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Makes the browser ask before a visitor leaves while a message is being sent. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Validates and submits a form. It renders nothing and is fetched when the form is needed; the fields stay
 * under the browser's control, with all text typed before.
 */
export function FormController(props: FormControllerProps) {
  const { name, form, messages, onErrors, onSending, onOutcome } = props;
  const isBusy = useRef(false);
  // Built once: this runs again with every keystroke.
  const rules = useMemo(() => rulesOf(name, messages), [name, messages]);

  /** Waits for the answer to a message, even one sent before this form was rendered. */
  const followMessage = async () => {
    const message = underWay.get(name);
    if (!message) return;
    isBusy.current = true;
    onSending();
    // Only while needed: pages with this listener are excluded from the back/forward cache.
    window.addEventListener('beforeunload', askBeforeLeaving);
    const outcome = await message;
    window.removeEventListener('beforeunload', askBeforeLeaving);
    underWay.delete(name);
    isBusy.current = false;
    onOutcome(outcome);
  };

  const formik = useFormik<Values>({
    initialValues: valuesOf(form),
    validationSchema: rules,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: () => {
      underWay.set(name, isTrapped(form) ? Promise.resolve('refused') : sendMessage(name, form));
      return followMessage();
    },
  });

  const submit = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    await untilPressIsSeen();
    const errors = (await formik.validateForm(valuesOf(form))) as Values;
    const firstBad = controlsOf(form).find((control) => errors[control.name]);
    onErrors(errors);
    if (firstBad) firstBad.focus();
    else await formik.submitForm();
    isBusy.current = false;
  };

  const handleInput = ({ target }: Event) => {
    const { name: field, value } = target as HTMLInputElement;
    if (field) void formik.setFieldValue(field, value, false);
  };

  const handleReset = () => {
    // The event fires before the fields change.
    setTimeout(() => formik.resetForm({ values: valuesOf(form) }));
  };

  const start = () => {
    // From now on the messages of the rules replace the browser's own.
    form.setAttribute('novalidate', '');
    if (underWay.has(name)) void followMessage();
    else if (readDraft(name).hasFailed) onOutcome('refused');
    if (!form.hasAttribute(HELD)) return;
    form.removeAttribute(HELD);
    void submit();
  };

  const latest = useRef({ submit, handleInput, handleReset, start });
  useEffect(() => {
    latest.current = { submit, handleInput, handleReset, start };
  });
  useEffect(() => {
    const handleSubmit = (event: Event) => {
      event.preventDefault();
      void latest.current.submit();
    };
    const input = (event: Event) => latest.current.handleInput(event);
    const reset = () => latest.current.handleReset();
    form.addEventListener('submit', handleSubmit);
    form.addEventListener('input', input);
    form.addEventListener('reset', reset);
    latest.current.start();
    return () => {
      form.removeEventListener('submit', handleSubmit);
      form.removeEventListener('input', input);
      form.removeEventListener('reset', reset);
    };
  }, [form]);

  return null;
}
