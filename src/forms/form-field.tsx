import { useState, type FormEvent } from 'react';
import { MAX_LENGTHS, type FieldName } from '../../enquiry/enquiry-rules';
import { FIELD_ATTRIBUTES } from './field-attributes';
import type { Messages } from './rules';
import * as styles from './form-field.module.css';

/** A field of a form, as the form lists it. */
export type Field = {
  /** Name under which the value is sent; it determines the kind of field. */
  name: FieldName;
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
  /** What to say when the text comes near the limit, and beyond it. */
  messages: Pick<Messages, 'charactersLeft' | 'tooLong'>;
};

/** The share of the longest text above which the visitor sees how much is left. */
const NEAR_LIMIT = 0.9;

/** How many characters are left, in steps that a screen reader can keep up with. */
function roundLeft(left: number): number {
  const step = left > 100 ? 100 : left > 10 ? 10 : 1;
  return Math.floor(left / step) * step;
}

/** A field with its label, its hint and its error. */
export function FormField(field: FormFieldProps) {
  const { name, formName, label, hint, error, isWide, isRequired = true, rows, messages } = field;
  const [left, setLeft] = useState<number>();
  const limit = MAX_LENGTHS[name];
  const id = `${formName}-${name}`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const limitId = `${id}-limit`;
  const input = FIELD_ATTRIBUTES[name];
  const handleInput = ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { value, form } = currentTarget;
    if (value.length < NEAR_LIMIT * limit) return setLeft(undefined);
    setLeft(roundLeft(limit - value.length));
    form?.addEventListener('reset', () => setLeft(undefined), { once: true });
  };
  const isNearLimit = left !== undefined && !error;
  const common = {
    id,
    name,
    required: isRequired,
    defaultValue: field.defaultValue,
    onInput: handleInput,
    'aria-describedby':
      [error && errorId, hint && hintId, isNearLimit && limitId].filter(Boolean).join(' ') ||
      undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={`${styles.field} ${isWide ? styles.wide : ''}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>{' '}
      {input ? (
        <input className={styles.control} {...common} {...input} />
      ) : (
        <textarea
          // As specified, only an error of the message draws a frame.
          className={`${styles.control} ${styles.multiline} ${error ? styles.bad : ''}`}
          rows={rows}
          {...common}
        />
      )}{' '}
      {error && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}{' '}
      {isNearLimit && (
        <span id={limitId} className={styles.hint} role="status">
          {left < 0 ? messages.tooLong : `${messages.charactersLeft} ${left}`}
        </span>
      )}{' '}
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
