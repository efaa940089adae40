import { useState, type FormEvent } from 'react';
import { kindOf, type FieldName } from '../../enquiry/forms';
import { sentNameOf } from '../../enquiry/mail-service/mail-service';
import type { Messages } from './rules';
import * as styles from './form-field.module.css';

type FormFieldProps = {
  name: FieldName;
  label: string;
  hint?: string | null;
  defaultValue?: string | null;
  isRequired: boolean;
  /** Height of a text area, in lines. */
  rows?: number;
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
  const { name, formName, label, hint, error, isRequired, rows, messages } = field;
  const { isWide, ...kind } = kindOf(name);
  const [left, setLeft] = useState<number>();
  const id = `${formName}-${name}`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const limitId = `${id}-limit`;
  const countLeft = ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (kind.type === 'checkbox') return;
    const { value, form } = currentTarget;
    if (value.length < NEAR_LIMIT * kind.maxLength) return setLeft(undefined);
    setLeft(roundLeft(kind.maxLength - value.length));
    if (left === undefined)
      form?.addEventListener('reset', () => setLeft(undefined), { once: true });
  };
  const isNearLimit = left !== undefined && !error;
  const common = {
    id,
    name: sentNameOf(name),
    required: isRequired,
    defaultValue: field.defaultValue ?? undefined,
    onInput: countLeft,
    'aria-describedby':
      [error && errorId, hint && hintId, isNearLimit && limitId].filter(Boolean).join(' ') ||
      undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={`${styles.field} ${isWide ? styles.wide : ''}`}>
      {kind.type === 'checkbox' ? (
        <label className={styles.choice}>
          <input className={styles.checkbox} {...common} type="checkbox" value="yes" />
          {` ${label}`}
        </label>
      ) : (
        <>
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>{' '}
          {kind.type === 'textarea' ? (
            <textarea
              // As specified, only an error of the message draws a frame.
              className={`${styles.control} ${styles.multiline} ${error ? styles.bad : ''}`}
              rows={rows}
              {...common}
            />
          ) : (
            <input
              className={styles.control}
              {...common}
              type={kind.type}
              autoComplete={kind.autoComplete}
              inputMode={kind.inputMode}
              pattern={kind.pattern}
            />
          )}
        </>
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
