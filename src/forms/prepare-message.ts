import { sentValue } from '../../enquiry/sent-value';
import { controlsOf, fieldOf } from './form-values';

/**
 * Leaves in a message only what the visitor fills in, as it was checked: not the trap, nor what an extension of the
 * browser has added, nor the ids, which the script of the service adds by itself. Call it with a `formdata` event.
 */
export function prepareMessage({ formData, target }: FormDataEvent): void {
  const fields = new Map(
    controlsOf(target as HTMLFormElement).map((control) => [control.name, fieldOf(control)]),
  );
  const entries = [...formData];
  for (const [name] of entries) formData.delete(name);
  // Two fields may share a name: a mail service may have one for what are two here.
  for (const [name, value] of entries) {
    const field = fields.get(name);
    if (field && typeof value === 'string') formData.append(name, sentValue(field, value));
  }
}
