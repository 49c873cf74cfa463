import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnAccountGateway } from '../../../backend/own-account-gateway.ts';
import { queryClient } from '../../../backend/query-client.ts';
import { TextField } from '../../../ui/control/text-field.tsx';
import { AccountForm } from '../account-form.tsx';
import panel from '../account-panel.module.css';
import {
  type CredentialErrors,
  needsCurrentPassword,
  readCredentials,
  readCurrentPassword,
  validateEmail,
  validateSignInPassword,
} from '../credentials.ts';
import { CurrentPasswordField } from '../password-field.tsx';
import { accountsText } from '../text.ts';
import styles from './my-account.module.css';
import { myAccountText } from './my-account-text.ts';

const text = myAccountText.addressChange;

interface ChangeEmailProps {
  readonly own: OwnAccountGateway;
  readonly user: { readonly email: string; readonly isFromMail: boolean };
}

/**
 * A form to change the e-mail address. If a new address is not confirmed yet, the form shows it. The form asks for the
 * current password, unless the person has just signed in with a recovery link.
 */
export function ChangeEmail({ own, user: { email, isFromMail } }: ChangeEmailProps) {
  const address = useQuery({ queryKey: ['own-address'], queryFn: () => own.address() });
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [changes, setChanges] = useState(0);
  const [wasAskedFor, setWasAskedFor] = useState(false);
  const isAskedFor = wasAskedFor || !isFromMail;
  const check = (form: FormData) => {
    const wanted = readCredentials(form).email;
    const wrongAddress = wanted.toLowerCase() === email.toLowerCase() ? text.same : validateEmail(wanted);
    const present = isAskedFor ? validateSignInPassword(readCurrentPassword(form)) : undefined;
    setErrors({ email: wrongAddress, present });
    return wrongAddress === undefined && present === undefined;
  };
  const send = async (form: FormData) => {
    try {
      await own.changeAddress(readCredentials(form).email, isAskedFor ? readCurrentPassword(form) : undefined);
    } catch (cause) {
      if (!needsCurrentPassword(cause)) throw cause;
      // The recovery link was opened so long ago that it no longer replaces the current password. The form therefore
      // asks for the password.
      setWasAskedFor(true);
      throw Object.assign(new Error(accountsText.passwordMissing), { status: 400 });
    }
    // A new key clears the form, so that nobody can read the password from it later.
    setChanges(changes + 1);
    await queryClient.invalidateQueries({ queryKey: ['own-address'] });
  };
  const future = address.data?.future ?? null;
  return (
    <section className={styles.part} aria-labelledby="own-address">
      <h2 id="own-address">{text.title}</h2>
      <div role="status">{future !== null && <p className={panel.done}>{text.waiting(future)}</p>}</div>
      <p className={panel.lede}>{text.lede}</p>
      <AccountForm key={changes} label={text.form} submit={text.submit} busy={text.busy} onCheck={check} onSend={send}>
        <TextField
          label={text.field}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email ?? ''}
        />
        {isAskedFor && <CurrentPasswordField label={myAccountText.password.present} error={errors.present} />}
      </AccountForm>
    </section>
  );
}
