import { useState } from 'react';
import type { AccountsGateway } from '../../backend/accounts-gateway.ts';
import { TextField } from '../../ui/control/text-field.tsx';
import { LinkedText } from '../../ui/page/linked-text.tsx';
import { AccountForm } from './account-form.tsx';
import {
  type CredentialErrors,
  needsCurrentPassword,
  readCredentials,
  readSecurityCode,
  validateCode,
  validateEmail,
  validateNewPassword,
  validateSignInPassword,
} from './credentials.ts';
import { CodeField, PasswordField } from './password-field.tsx';
import { accountsText } from './text.ts';

interface FormProps {
  readonly gateway: AccountsGateway;
}

/** Returns the errors of the last validation, and a function that validates the form again. */
function useCheck(check: (form: FormData) => CredentialErrors) {
  const [errors, setErrors] = useState<CredentialErrors>({});
  const onCheck = (form: FormData) => {
    const found = check(form);
    setErrors(found);
    return Object.values(found).every((error) => error === undefined);
  };
  return { errors, onCheck };
}

function EmailField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label={accountsText.email}
      name="email"
      type="email"
      dir="ltr"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      error={error ?? ''}
    />
  );
}

/** A field for a new password. It shows the rule for passwords, and lets password managers suggest one. */
function ChosenPasswordField({ label, error }: { label: string; error: string | undefined }) {
  return (
    <PasswordField label={label} hint={accountsText.passwordHint} autoComplete="new-password" error={error ?? ''} />
  );
}

export function SignInForm({ gateway }: FormProps) {
  const { errors, onCheck } = useCheck((form) => {
    const { email, password } = readCredentials(form);
    return { email: validateEmail(email), password: validateSignInPassword(password) };
  });
  const send = (form: FormData) => {
    const { email, password } = readCredentials(form);
    return gateway.signIn(email, password);
  };
  const { title, submit, busy } = accountsText.signIn;
  return (
    <AccountForm label={title} submit={submit} busy={busy} onCheck={onCheck} onSend={send}>
      <EmailField error={errors.email} />
      <PasswordField label={accountsText.password} autoComplete="current-password" error={errors.password ?? ''} />
    </AccountForm>
  );
}

export function CreateAccountForm({ gateway, onConfirm }: FormProps & { onConfirm: (email: string) => void }) {
  const { errors, onCheck } = useCheck((form) => {
    const { email, password } = readCredentials(form);
    return { email: validateEmail(email), password: validateNewPassword(password) };
  });
  const send = async (form: FormData) => {
    const { email, password } = readCredentials(form);
    if ((await gateway.createAccount(email, password)) === 'confirm') onConfirm(email);
  };
  const { title, submit, busy } = accountsText.create;
  return (
    <AccountForm label={title} submit={submit} busy={busy} onCheck={onCheck} onSend={send}>
      <EmailField error={errors.email} />
      <ChosenPasswordField label={accountsText.password} error={errors.password} />
      <p className="note">
        <LinkedText text={accountsText.create.legal} />
      </p>
    </AccountForm>
  );
}

export function ForgottenPasswordForm({ gateway, onSent }: FormProps & { onSent: (email: string) => void }) {
  const { errors, onCheck } = useCheck((form) => ({ email: validateEmail(readCredentials(form).email) }));
  const send = async (form: FormData) => {
    const { email } = readCredentials(form);
    await gateway.sendRecovery(email);
    onSent(email);
  };
  const { title, submit, busy } = accountsText.forgotten;
  return (
    <AccountForm label={title} submit={submit} busy={busy} onCheck={onCheck} onSend={send}>
      <EmailField error={errors.email} />
    </AccountForm>
  );
}

/**
 * A form for the e-mail address and the code of a recovery e-mail. It is for people who read their e-mail in another
 * browser.
 */
export function RecoveryCodeForm({ gateway }: FormProps) {
  const { errors, onCheck } = useCheck((form) => ({
    email: validateEmail(readCredentials(form).email),
    code: validateCode(readSecurityCode(form)),
  }));
  const send = (form: FormData) => gateway.enterRecoveryCode(readCredentials(form).email, readSecurityCode(form));
  const { code, codeForm, codeSubmit, codeBusy } = accountsText.reset;
  return (
    <AccountForm label={codeForm} submit={codeSubmit} busy={codeBusy} onCheck={onCheck} onSend={send}>
      <EmailField error={errors.email} />
      <CodeField label={code} error={errors.code ?? ''} />
    </AccountForm>
  );
}

interface NewPasswordFormProps extends FormProps {
  readonly onSaved: () => void;
  /** Called if the recovery link was opened so long ago that the current password is required. */
  readonly onTooLate: () => void;
}

export function NewPasswordForm({ gateway, onSaved, onTooLate }: NewPasswordFormProps) {
  const { errors, onCheck } = useCheck((form) => ({ password: validateNewPassword(readCredentials(form).password) }));
  const send = async (form: FormData) => {
    try {
      await gateway.changePassword(readCredentials(form).password);
    } catch (cause) {
      if (!needsCurrentPassword(cause)) throw cause;
      onTooLate();
      return;
    }
    onSaved();
  };
  const { title, submit, busy } = accountsText.reset;
  return (
    <AccountForm label={title} submit={submit} busy={busy} onCheck={onCheck} onSend={send}>
      <ChosenPasswordField label={accountsText.newPassword} error={errors.password} />
    </AccountForm>
  );
}
