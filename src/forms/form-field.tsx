import type { InputHTMLAttributes } from 'react';
import * as styles from './form-field.module.css';

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'pattern' | 'defaultValue'
>;

type FormFieldProps = {
  /** Name under which the value is sent. */
  name: string;
  /** Makes ids unique where two forms stand on one page. */
  formName: string;
  label: string;
  hint?: string;
  /** What is wrong with what stands in it, if anything. */
  error?: string;
  /** Whether it takes the whole width of the form. */
  isWide?: boolean;
  isRequired?: boolean;
  /** Attributes of a one-line field. Leave out for a field of several lines. */
  input?: InputAttributes;
  /** Height of a field of several lines. */
  rows?: number;
};

/** A labelled field of a form. */
export function FormField({
  name,
  formName,
  label,
  hint,
  error,
  isWide,
  isRequired = true,
  input,
  rows,
}: FormFieldProps) {
  const id = `${formName}-${name}`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const descriptions = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  const common = {
    id,
    name,
    required: isRequired,
    'aria-describedby': descriptions || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={`${styles.field} ${isWide ? styles.wide : ''}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {input ? (
        <input className={styles.control} {...common} {...input} />
      ) : (
        <textarea
          // As specified, only an error of the message draws a frame.
          className={`${styles.control} ${styles.multiline} ${error ? styles.bad : ''}`}
          rows={rows}
          {...common}
        />
      )}
      {error && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
