import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnAccountGateway, OwnDispatch } from '../../../backend/own-account-gateway.ts';
import { Button } from '../../../ui/control/button.tsx';
import panel from '../account-panel.module.css';
import styles from './my-account.module.css';
import { myAccountText } from './my-account-text.ts';

const text = myAccountText.dispatches;
const pageSize = 10;
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** What the account has dispatched, newest first. */
export function OwnDispatches({ own, userId }: { own: OwnAccountGateway; userId: string }) {
  const [shown, setShown] = useState(pageSize);
  const dispatches = useQuery({
    queryKey: ['own-dispatches', shown],
    // One more than is shown tells whether there are more.
    queryFn: () => own.dispatches(userId, shown + 1),
    placeholderData: keepPreviousData,
  });
  const rows = dispatches.data ?? [];
  return (
    <section className={styles.part} aria-labelledby="own-dispatches">
      <h2 id="own-dispatches">{text.title}</h2>
      {dispatches.isPending && <p role="status">{myAccountText.checking}</p>}
      {dispatches.isError && (
        <div role="alert" className={styles.part}>
          <p>{myAccountText.loadFailed}</p>
          <Button onClick={() => void dispatches.refetch()}>{myAccountText.retry}</Button>
        </div>
      )}
      {dispatches.isSuccess && <p className={panel.lede}>{rows.length === 0 ? text.none : text.lede}</p>}
      {rows.length > 0 && (
        <ul className={styles.lines}>
          {rows.slice(0, shown).map((row) => (
            <DispatchLine key={row.id} row={row} />
          ))}
        </ul>
      )}
      {rows.length > shown && <Button onClick={() => setShown(shown + 5 * pageSize)}>{text.more}</Button>}
    </section>
  );
}

/** The three entries of the specification, shown while no registry is published, have ids of this kind. */
function isSample({ aed_id }: OwnDispatch): boolean {
  return aed_id.startsWith('sample-');
}

function DispatchLine({ row }: { row: OwnDispatch }) {
  const { dispatch_method: method, aed_name, aed_address, dispatch_time, status } = row;
  const name = method in text.methods ? text.methods[method as keyof typeof text.methods] : method;
  const facts = [
    name,
    text.facts(row.estimated_time_minutes.toFixed(1), row.distance_km.toFixed(2)),
    status,
    ...(method === 'drone' ? [text.simulation] : []),
    ...(isSample(row) ? [text.sample] : []),
  ];
  return (
    <li className={styles.line}>
      <span className={styles.named}>{[aed_name, aed_address].filter((part) => part !== '').join(', ')}</span>
      <span className={styles.small}>
        <time dateTime={dispatch_time}>{time.format(new Date(dispatch_time))}</time> · {facts.join(' · ')}
      </span>
    </li>
  );
}
