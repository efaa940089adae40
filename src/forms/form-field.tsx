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
  isWide,
  isRequired = true,
  input,
  rows,
}: FormFieldProps) {
  const id = `${formName}-${name}`;
  const hintId = `${id}-hint`;
  const common = {
    id,
    name,
    required: isRequired,
    'aria-describedby': hint ? hintId : undefined,
  };
  return (
    <div className={`${styles.field} ${isWide ? styles.wide : ''}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {input ? (
        <input className={styles.control} {...common} {...input} />
      ) : (
        <textarea className={`${styles.control} ${styles.multiline}`} rows={rows} {...common} />
      )}
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
