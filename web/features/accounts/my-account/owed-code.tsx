import type { AccountsGateway } from '../../../backend/accounts-gateway.ts';
import styles from '../account-panel.module.css';
import { FactorCodeForm } from './factor-code-form.tsx';
import { myAccountText } from './my-account-text.ts';

/** Asks somebody who has shown their password for the code of their second factor. */
export function OwedCode({ gateway }: { gateway: AccountsGateway }) {
  const { form, lede, submit, busy } = myAccountText.code;
  return (
    <>
      <p className={styles.lede}>{lede}</p>
      <FactorCodeForm label={form} submit={submit} busy={busy} onCode={(code) => gateway.showFactorCode(code)} />
    </>
  );
}
