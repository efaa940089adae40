import * as layout from '../styles/layout.module.css';
import { TRAP_FIELD } from './form-values';

/**
 * A field that nobody sees and only programs fill in. It comes after the button, away from the fields that browsers
 * fill in.
 */
export function Trap({ label }: { label: string }) {
  return (
    <p className={layout.hidden} aria-hidden="true">
      <label>
        {label}
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}

/** The trap of a form, unless an extension of the browser has taken it away. */
export const trapIn = (form: HTMLFormElement): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`[name=${TRAP_FIELD}]`);
