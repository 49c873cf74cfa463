import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/control/button.tsx';
import { useIsHydrated } from '../../ui/lazy/use-is-hydrated.ts';
import styles from './account-form.module.css';
import { formatAccountError } from './text.ts';

interface AccountFormProps {
  readonly label: string;
  readonly submit: string;
  readonly busy: string;
  /**
   * Validates the fields and returns whether to submit the form. If it returns false, it must have rendered its error
   * messages within `children`.
   */
  readonly onCheck: (form: FormData) => boolean;
  /**
   * Sends the fields to the server. If it throws, the error is shown above the button, and the fields keep their
   * values.
   */
  readonly onSend: (form: FormData) => Promise<void>;
  readonly children: ReactNode;
}

/**
 * A form that validates its fields, submits only once at a time, shows errors, and moves the focus to the first error.
 */
export function AccountForm({ label, submit, busy, onCheck, onSend, children }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const [attempts, setAttempts] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');

  useLayoutEffect(
    function focusFirstError() {
      if (attempts === 0) return;
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
      wrong?.focus();
    },
    [attempts],
  );

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const fields = new FormData(event.currentTarget);
    setFailure('');
    if (!onCheck(fields)) {
      setAttempts((count) => count + 1);
      return;
    }
    setIsSending(true);
    try {
      await onSend(fields);
    } catch (cause) {
      setFailure(formatAccountError(cause));
      setAttempts((count) => count + 1);
    } finally {
      setIsSending(false);
    }
  };

  return (
    // A script submits the form. If the script has not loaded yet, the browser submits it, and POST keeps the password
    // out of the URL.
    <form ref={form} className={styles.form} aria-label={label} method="post" noValidate onSubmit={send}>
      {children}
      {failure !== '' && (
        <p className={styles.failure} role="alert" tabIndex={-1}>
          {failure}
        </p>
      )}
      <Button tone="primary" type="submit" disabled={!isHydrated} aria-disabled={isSending}>
        {isSending ? busy : submit}
      </Button>
    </form>
  );
}
