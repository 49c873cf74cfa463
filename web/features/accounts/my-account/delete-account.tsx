import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountsGateway } from '../../../backend/accounts-gateway.ts';
import type { OwnAccountGateway } from '../../../backend/own-account-gateway.ts';
import { TextField } from '../../../ui/control/text-field.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { AccountForm } from '../account-form.tsx';
import panel from '../account-panel.module.css';
import {
  type CredentialErrors,
  readCurrentPassword,
  readSecurityCode,
  validateCode,
  validateSignInPassword,
} from '../credentials.ts';
import { CodeField, CurrentPasswordField } from '../password-field.tsx';
import { accountsText } from '../text.ts';
import styles from './my-account.module.css';
import { myAccountText } from './my-account-text.ts';

const text = myAccountText.deletion;

interface DeleteAccountProps {
  readonly gateway: AccountsGateway;
  readonly own: OwnAccountGateway;
  readonly user: { readonly userId: string; readonly email: string };
}

/**
 * A form to delete the account. The owner must authenticate again, with a code of the second factor if there is one, or
 * else with the password. The owner confirms the deletion by typing the account's e-mail address.
 */
export function DeleteAccount({ gateway, own, user }: DeleteAccountProps) {
  const factor = useQuery({ queryKey: ['second-factor'], queryFn: () => gateway.factorId() });
  const [errors, setErrors] = useState<CredentialErrors>({});
  const { email, userId } = user;
  const factorId = factor.data ?? null;
  const check = (form: FormData) => {
    const present = factorId === null ? validateSignInPassword(readCurrentPassword(form)) : undefined;
    const code = factorId === null ? undefined : validateCode(readSecurityCode(form));
    const confirmation = confirmationOf(form).toLowerCase() === email.toLowerCase() ? undefined : text.wrong;
    setErrors({ present, code, confirmation });
    return [present, code, confirmation].every((error) => error === undefined);
  };
  const send = async (form: FormData) => {
    if (factorId === null) await own.showPassword(email, readCurrentPassword(form));
    else await gateway.finishFactor(factorId, readSecurityCode(form));
    await own.deleteAccount(userId, confirmationOf(form));
    showToast({ tone: 'success', title: text.done, description: text.doneMore });
  };
  return (
    <section className={styles.part} aria-labelledby="delete-account">
      <h2 id="delete-account">{text.title}</h2>
      <p className={panel.lede}>{text.lede}</p>
      {factor.isError && <p role="alert">{myAccountText.loadFailed}</p>}
      {factor.isSuccess && (
        <AccountForm label={text.form} submit={text.submit} busy={text.busy} onCheck={check} onSend={send}>
          {factorId === null ? (
            <CurrentPasswordField label={text.prove} error={errors.present} />
          ) : (
            <CodeField label={accountsText.factorCode.label} error={errors.code ?? ''} />
          )}
          <TextField
            label={text.confirmation(email)}
            name="confirmation"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.confirmation ?? ''}
          />
        </AccountForm>
      )}
    </section>
  );
}

function confirmationOf(form: FormData): string {
  return String(form.get('confirmation') ?? '').trim();
}
