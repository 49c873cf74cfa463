import { useState } from 'react';
import { AccountForm } from '../account-form.tsx';
import { readSecurityCode, validateCode } from '../credentials.ts';
import { CodeField } from '../password-field.tsx';
import { accountsText } from '../text.ts';

interface FactorCodeFormProps {
  readonly label: string;
  readonly submit: string;
  readonly busy: string;
  readonly onCode: (code: string) => Promise<void>;
}

/** A form to enter the six digits of an authenticator app. */
export function FactorCodeForm({ label, submit, busy, onCode }: FactorCodeFormProps) {
  const [error, setError] = useState('');
  const check = (form: FormData) => {
    const found = validateCode(readSecurityCode(form));
    setError(found ?? '');
    return found === undefined;
  };
  return (
    <AccountForm
      label={label}
      submit={submit}
      busy={busy}
      onCheck={check}
      onSend={(form) => onCode(readSecurityCode(form))}
    >
      <CodeField label={accountsText.factorCode.label} error={error} />
    </AccountForm>
  );
}
