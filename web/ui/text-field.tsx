import { type InputHTMLAttributes, useId } from 'react';
import styles from './text-field.module.css';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** Stands under the label, before anything went wrong. */
  readonly hint?: string;
  /** What is wrong and what to do; empty while nothing is. */
  readonly error?: string;
}

/** A labelled field whose hint and error are read out with it. */
export function TextField({ label, hint, error = '', ...input }: TextFieldProps) {
  const id = useId();
  const describedBy = [hint === undefined ? '' : `${id}-hint`, error === '' ? '' : `${id}-error`].join(' ').trim();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error !== ''}
        aria-describedby={describedBy === '' ? undefined : describedBy}
      />
      {error !== '' && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
