import { FIELD_ATTRIBUTES } from './field-attributes';
import * as styles from './form-field.module.css';

/** A field of a form, as the form lists it. */
export type Field = {
  /** Name under which the value is sent; it determines the kind of field. */
  name: string;
  label: string;
  hint?: string;
  defaultValue?: string;
  isRequired?: boolean;
  /** Whether it spans the form. */
  isWide?: boolean;
  /** Rows of a multi-line field. */
  rows?: number;
};

type FormFieldProps = Field & {
  /** Makes ids unique if a page has two forms. */
  formName: string;
  /** The error of its value, if any. */
  error?: string;
};

/** A field with its label, its hint and its error. */
export function FormField(field: FormFieldProps) {
  const { name, formName, label, hint, error, isWide, isRequired = true, rows } = field;
  const id = `${formName}-${name}`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const input = FIELD_ATTRIBUTES[name];
  const common = {
    id,
    name,
    required: isRequired,
    defaultValue: field.defaultValue,
    'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
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
