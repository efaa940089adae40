const focusAtPress = new WeakMap<HTMLFormElement, Element | null>();

/** Notes what has the focus when a form is sent: its button, or the field in which the visitor pressed Enter. */
export function noteFocus(form: HTMLFormElement): void {
  focusAtPress.set(form, document.activeElement);
}

/** Whether the visitor is in another form. */
export function isInAnotherForm(form: HTMLFormElement): boolean {
  const current = document.activeElement?.closest('form');
  return Boolean(current) && current !== form;
}

/** Whether the visitor has gone on to another field of a form since it was sent. */
export function isInAnotherField(form: HTMLFormElement): boolean {
  const { activeElement } = document;
  return form.contains(activeElement) && activeElement !== focusAtPress.get(form);
}
