import { useState } from 'react';
import type { OwnAccountGateway } from '../../../backend/own-account-gateway.ts';
import { queryClient } from '../../../backend/query-client.ts';
import { SiteLink } from '../../../ui/page/site-link.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { AccountForm } from '../account-form.tsx';
import panel from '../account-panel.module.css';
import {
  type CredentialErrors,
  readCredentials,
  readCurrentPassword,
  validateNewPassword,
  validateSignInPassword,
} from '../credentials.ts';
import { CurrentPasswordField, PasswordField } from '../password-field.tsx';
import { accountsText } from '../text.ts';
import styles from './my-account.module.css';
import { myAccountText } from './my-account-text.ts';

const text = myAccountText.password;

/**
 * A form to change the password. It asks for the current password, and links to the page for people who have forgotten
 * it.
 */
export function ChangePassword({ own }: { own: OwnAccountGateway }) {
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [changes, setChanges] = useState(0);
  const check = (form: FormData) => {
    const present = validateSignInPassword(readCurrentPassword(form));
    const password = validateNewPassword(readCredentials(form).password);
    setErrors({ present, password });
    return present === undefined && password === undefined;
  };
  const send = async (form: FormData) => {
    await own.changePassword(readCredentials(form).password, readCurrentPassword(form));
    // A new key clears the form, so that nobody can read the passwords from it later.
    setChanges(changes + 1);
    showToast({ tone: 'success', title: text.done, description: text.doneMore });
    // Changing the password also cancels an unconfirmed change of the e-mail address.
    await Promise.all(
      [['own-sessions'], ['own-address']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  };
  return (
    <section className={styles.part} aria-labelledby="own-password">
      <h2 id="own-password">{text.title}</h2>
      <p className={panel.lede}>{text.lede}</p>
      <AccountForm key={changes} label={text.form} submit={text.submit} busy={text.busy} onCheck={check} onSend={send}>
        <CurrentPasswordField label={text.present} error={errors.present} />
        <PasswordField
          label={accountsText.newPassword}
          hint={accountsText.passwordHint}
          autoComplete="new-password"
          error={errors.password ?? ''}
        />
      </AccountForm>
      <p>
        <SiteLink to="/sign-in/forgotten" className={styles.way}>
          {text.forgotten}
        </SiteLink>
      </p>
    </section>
  );
}
