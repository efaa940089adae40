import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FORMS } from '../../enquiry/forms';
import { HELD } from '../../plugins/waiting-scripts/protocol';
import * as layout from '../styles/layout.module.css';
import { keepDraft, readDraft } from './draft';
import { noteFocus } from './focus-at-press';
import { controlsOf, fieldOf, valuesOf, type Control } from './form-values';
import { rulesOf, type Values } from './rules';
import { Trap } from './trap';
import { attemptTo, underWay } from './under-way';
import { useAttempts, type AttemptProps } from './use-attempts';

type FormControllerProps = AttemptProps & { onErrors: (errors: Values) => void };

/** Lets the browser paint the press before validation. */
const untilPressIsSeen = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Moves to a field, and shows it with its label and its error. */
function goTo(control: Control): void {
  control.focus({ preventScroll: true });
  const field = control.labels?.[0]?.parentElement ?? control;
  field.scrollIntoView({ block: 'nearest' });
}

/**
 * Validates and submits a form. It renders only the trap for programs and what is announced, and is fetched when the
 * form is needed. The fields stay under the browser's control, with all text typed before.
 */
export function FormController(props: FormControllerProps) {
  const { name, form, messages, onErrors, onOutcome } = props;
  const { isBusyRef, follow, resume, send } = useAttempts(props);
  const [attempts, setAttempts] = useState(0);
  const [announced, setAnnounced] = useState('');
  const formik = useFormik<Values>({
    initialValues: valuesOf(form),
    validationSchema: rulesOf(FORMS[name], messages),
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: () => follow(attemptTo(name, valuesOf(form), send)),
  });

  const submit = () => {
    if (isBusyRef.current) return;
    isBusyRef.current = true;
    noteFocus(form);
    keepDraft(form);
    // Formik works with these values from the next render on, and the attempt goes on after it.
    void formik.setValues(valuesOf(form), false);
    setAttempts((before) => before + 1);
    setAnnounced('');
  };

  const checkAndSend = async () => {
    await untilPressIsSeen();
    const errors = (await formik.validateForm()) as Values;
    const firstBad = controlsOf(form).find((control) => errors[fieldOf(control)]);
    flushSync(() => onErrors(errors));
    if (firstBad) {
      // A screen reader reads the error as part of a field that it comes to, but not of the one where it is.
      if (firstBad === document.activeElement) setAnnounced(errors[fieldOf(firstBad)] ?? '');
      goTo(firstBad);
    } else await formik.submitForm();
    isBusyRef.current = false;
  };

  const start = () => {
    const attempt = underWay.get(name);
    const { failure } = readDraft(name);
    // From now on the messages of the rules replace the browser's own.
    form.setAttribute('novalidate', '');
    if (form.hasAttribute(HELD)) {
      form.removeAttribute(HELD);
      submit();
    } else if (attempt) resume(attempt);
    else if (failure) onOutcome(failure);
  };

  const latest = useRef({ submit, checkAndSend, start });
  useEffect(() => {
    latest.current = { submit, checkAndSend, start };
  });
  useEffect(() => {
    const handleSubmit = (event: Event) => {
      event.preventDefault();
      latest.current.submit();
    };
    form.addEventListener('submit', handleSubmit);
    latest.current.start();
    return () => form.removeEventListener('submit', handleSubmit);
  }, [form]);
  useEffect(() => {
    if (attempts > 0) void latest.current.checkAndSend();
  }, [attempts]);

  return (
    <>
      <Trap label={messages.trap} />
      <span className={layout.hidden} aria-live="assertive">
        {announced}
      </span>
    </>
  );
}
