import type { AccountsGateway } from '../../../backend/accounts-gateway.ts';
import styles from '../account-panel.module.css';
import { accountsText } from '../text.ts';
import { FactorCodeForm } from './factor-code-form.tsx';

/** Asks for the code of the second factor once the password has been accepted. */
export function MfaChallenge({ gateway }: { gateway: AccountsGateway }) {
  const { form, lede, submit, busy } = accountsText.factorCode;
  return (
    <>
      <p className={styles.lede}>{lede}</p>
      <FactorCodeForm label={form} submit={submit} busy={busy} onCode={(code) => gateway.showFactorCode(code)} />
    </>
  );
}
