import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

export interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  /** Hint below the label. */
  readonly hint?: string;
  /** The error and what to do; empty if there is none. */
  readonly error?: string;
  /** Inside the field, at its end: a button that belongs to it. */
  readonly action?: ReactNode;
}

/** A labelled field whose hint and error are read by screen readers. */
export function TextField({ label, hint, error = '', action, ...input }: TextFieldProps) {
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
      <div className={styles.row}>
        <input
          {...input}
          id={id}
          className={styles.input}
          data-action={action !== undefined || undefined}
          aria-invalid={error !== ''}
          aria-describedby={describedBy === '' ? undefined : describedBy}
        />
        {action}
      </div>
      {error !== '' && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
