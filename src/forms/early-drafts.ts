import { HELD, STARTED } from '../../plugins/waiting-scripts/protocol';
import { keepDraft, nameOf, readDraft, restoreDraft } from './draft';
import { isFilledIn } from './form-values';

const keep = (form: HTMLFormElement) =>
  keepDraft(form, form.hasAttribute(HELD) ? 'refused' : undefined);

/**
 * Keeps what is typed before React runs, for the rest of the visit, and restores it after a reload. Once React runs,
 * it does the same at every key.
 */
export function keepEarlyDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[name]')) {
    restoreDraft(form);
    if (form.hasAttribute(HELD)) keep(form);
    else if (isFilledIn(form)) keepDraft(form, readDraft(nameOf(form)).failure);
    const keepForm = () => keep(form);
    // What fills in a form for the visitor may tell by “change” alone.
    for (const type of ['input', 'change', 'submit', 'formdata'])
      form.addEventListener(type, keepForm);
    addEventListener(STARTED, () => {
      for (const type of ['input', 'change']) form.removeEventListener(type, keepForm);
    });
  }
}
