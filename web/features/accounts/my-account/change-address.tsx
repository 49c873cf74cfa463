import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnAccountGateway } from '../../../backend/own-account-gateway.ts';
import { queryClient } from '../../../backend/query-client.ts';
import { TextField } from '../../../ui/control/text-field.tsx';
import { AccountForm } from '../account-form.tsx';
import panel from '../account-panel.module.css';
import { emailError, fieldsOf } from '../credentials.ts';
import styles from './my-account.module.css';
import { myAccountText } from './my-account-text.ts';

const text = myAccountText.addressChange;

/** Asks for another address, and says while it waits to be confirmed. */
export function ChangeAddress({ own, email }: { own: OwnAccountGateway; email: string }) {
  const address = useQuery({ queryKey: ['own-address'], queryFn: () => own.address() });
  const [error, setError] = useState('');
  const check = (form: FormData) => {
    const wanted = fieldsOf(form).email;
    const found = wanted.toLowerCase() === email.toLowerCase() ? text.same : emailError(wanted);
    setError(found ?? '');
    return found === undefined;
  };
  const send = async (form: FormData) => {
    await own.changeAddress(fieldsOf(form).email);
    await queryClient.invalidateQueries({ queryKey: ['own-address'] });
  };
  const future = address.data?.future ?? null;
  return (
    <section className={styles.part} aria-labelledby="own-address">
      <h2 id="own-address">{text.title}</h2>
      <div role="status">{future !== null && <p className={panel.done}>{text.waiting(future)}</p>}</div>
      <p className={panel.lede}>{text.lede}</p>
      <AccountForm key={future} label={text.form} submit={text.submit} busy={text.busy} onCheck={check} onSend={send}>
        <TextField
          label={text.field}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={error}
        />
      </AccountForm>
    </section>
  );
}
