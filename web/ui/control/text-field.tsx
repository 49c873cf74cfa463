import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

export interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly hint?: string;
  /** The error and how to correct it. Empty if there is no error. */
  readonly error?: string;
  /** A button inside the field at its end. */
  readonly action?: ReactNode;
}

/** A field with a label. Screen readers read its hint and its error too. */
export function TextField({ label, hint, error = '', action, ...input }: TextFieldProps) {
  const id = useId();
  const describedBy = [hint === undefined ? '' : `${id}-hint`, error === '' ? '' : `${id}-error`].join(' ').trim();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="note">
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
