import { isInView } from './is-in-view';

const focusAtPress = new WeakMap<HTMLFormElement, Element | null>();

/** Notes what has the focus when a form is sent: its button, or the field in which the visitor pressed Enter. */
export function noteFocus(form: HTMLFormElement): void {
  focusAtPress.set(form, document.activeElement);
}

/** Whether the visitor has gone on to another field of a form since it was sent. */
export function isInAnotherField(form: HTMLFormElement): boolean {
  const { activeElement } = document;
  return form.contains(activeElement) && activeElement !== focusAtPress.get(form);
}

/**
 * Whether the visitor sees a form that was sent, and has gone on neither to another field of it nor to another form:
 * scrolling to its outcome would take that out of the view.
 */
export function isWatched(form: HTMLFormElement): boolean {
  const current = document.activeElement?.closest('form') ?? form;
  return isInView(form) && current === form && !isInAnotherField(form);
}
