import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { HELD } from '../../plugins/waiting-scripts/protocol';
import { keepDraft, readDraft } from './draft';
import { controlsOf, isTrapped, valuesOf } from './form-values';
import type { FormName } from './mail-service';
import { prepareMessage } from './mail-service-fields';
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
  const [attempts, setAttempts] = useState(0);

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
    validationSchema: rulesOf(name, messages),
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: () => {
      keepDraft(form);
      underWay.set(name, isTrapped(form) ? Promise.resolve('refused') : sendMessage(name, form));
      return followMessage();
    },
  });

  const submit = () => {
    if (isBusy.current) return;
    isBusy.current = true;
    // Formik works with these values from the next render on, and the attempt goes on after it.
    void formik.setValues(valuesOf(form), false);
    setAttempts((before) => before + 1);
  };

  const checkAndSend = async () => {
    await untilPressIsSeen();
    const errors = (await formik.validateForm()) as Values;
    const firstBad = controlsOf(form).find((control) => errors[control.name]);
    onErrors(errors);
    if (firstBad) {
      firstBad.focus({ preventScroll: true });
      // With its label: WebKit’s focus() may leave that above the window.
      firstBad.scrollIntoView({ block: 'nearest' });
    } else await formik.submitForm();
    isBusy.current = false;
  };

  const start = () => {
    // From now on the messages of the rules replace the browser's own.
    form.setAttribute('novalidate', '');
    if (form.hasAttribute(HELD)) {
      form.removeAttribute(HELD);
      submit();
    } else if (underWay.has(name)) void followMessage();
    else if (readDraft(name).hasFailed) onOutcome('refused');
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
    const handleFormData = (event: FormDataEvent) => prepareMessage(name, event);
    form.addEventListener('submit', handleSubmit);
    form.addEventListener('formdata', handleFormData);
    latest.current.start();
    return () => {
      form.removeEventListener('submit', handleSubmit);
      form.removeEventListener('formdata', handleFormData);
    };
  }, [form, name]);
  useEffect(() => {
    if (attempts > 0) void latest.current.checkAndSend();
  }, [attempts]);

  return null;
}
