import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountsGateway, UnverifiedFactor } from '../../../backend/accounts-gateway.ts';
import { queryClient } from '../../../backend/query-client.ts';
import { Button } from '../../../ui/control/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { AccountForm } from '../account-form.tsx';
import panel from '../account-panel.module.css';
import { readCurrentPassword, validateSignInPassword } from '../credentials.ts';
import { CurrentPasswordField } from '../password-field.tsx';
import { formatAccountError } from '../text.ts';
import { FactorCodeForm } from './factor-code-form.tsx';
import styles from './my-account.module.css';
import { myAccountText } from './my-account-text.ts';

const text = myAccountText.factor;

/** Sets up an authenticator app as the second factor, or removes it. */
export function SecondFactor({ gateway }: { gateway: AccountsGateway }) {
  const factor = useQuery({ queryKey: ['second-factor'], queryFn: () => gateway.factorId() });
  const [start, setStart] = useState<UnverifiedFactor | null>(null);
  const finish = async ({ id }: UnverifiedFactor, code: string) => {
    await gateway.finishFactor(id, code);
    setStart(null);
    showToast({ tone: 'success', title: text.done });
    await queryClient.invalidateQueries();
  };
  const { data } = factor;
  const remove = async (id: string) => {
    if (await removeFactor(gateway, id)) await queryClient.invalidateQueries({ queryKey: ['second-factor'] });
  };
  return (
    <section className={styles.part} aria-labelledby="second-factor">
      <h2 id="second-factor">{text.title}</h2>
      {factor.isPending && <p role="status">{myAccountText.checking}</p>}
      {factor.isError && <p role="alert">{myAccountText.loadFailed}</p>}
      {typeof data === 'string' && (
        <>
          <p className={panel.done}>{text.active}</p>
          <Button onClick={() => void remove(data)}>{text.remove}</Button>
        </>
      )}
      {data === null && start === null && (
        <>
          <p className={panel.lede}>{text.none}</p>
          <FactorBegin onPassword={async (present) => setStart(await gateway.beginFactor(present))} />
        </>
      )}
      {data === null && start !== null && <FactorSetUp start={start} onCode={(code) => finish(start, code)} />}
    </section>
  );
}

/** Removes the second factor and shows a message about the outcome. Returns whether the factor was removed. */
async function removeFactor(gateway: AccountsGateway, id: string): Promise<boolean> {
  try {
    await gateway.removeFactor(id);
  } catch (cause) {
    showToast({ tone: 'failure', title: text.failed, description: formatAccountError(cause) });
    return false;
  }
  try {
    await gateway.renewSession();
    showToast({ tone: 'success', title: text.removed });
  } catch {
    showToast({ tone: 'failure', title: text.removed, description: text.notRenewed });
  }
  return true;
}

/**
 * Asks for the password before a second factor is set up. Otherwise anyone at an unlocked computer could lock the owner
 * out.
 */
function FactorBegin({ onPassword }: { onPassword: (present: string) => Promise<void> }) {
  const [error, setError] = useState('');
  const check = (form: FormData) => {
    const found = validateSignInPassword(readCurrentPassword(form));
    setError(found ?? '');
    return found === undefined;
  };
  return (
    <AccountForm
      label={text.form}
      submit={text.begin}
      busy={text.finishBusy}
      onCheck={check}
      onSend={(form) => onPassword(readCurrentPassword(form))}
    >
      <CurrentPasswordField label={myAccountText.password.present} error={error} />
    </AccountForm>
  );
}

function FactorSetUp({ start, onCode }: { start: UnverifiedFactor; onCode: (code: string) => Promise<void> }) {
  return (
    <>
      <p className={panel.lede}>{text.scan}</p>
      <img className={styles.picture} src={start.picture} alt={text.picture} width={200} height={200} />
      <p>
        {text.key}{' '}
        <span className={styles.key} dir="ltr">
          {start.key}
        </span>
      </p>
      <FactorCodeForm label={text.form} submit={text.finish} busy={text.finishBusy} onCode={onCode} />
    </>
  );
}
