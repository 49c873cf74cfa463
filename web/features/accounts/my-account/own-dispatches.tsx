import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RowProofResult } from '../../../../domain/ledger/verification/row-proof.ts';
import type { OwnAccountGateway, OwnDispatch } from '../../../backend/own-account-gateway.ts';
import { formatDateTime, formatNumber } from '../../../languages/format.ts';
import { Button } from '../../../ui/control/button.tsx';
import { LinkedText } from '../../../ui/page/linked-text.tsx';
import panel from '../account-panel.module.css';
import { DispatchProof } from './dispatch-proof.tsx';
import styles from './my-account.module.css';
import { myAccountText } from './my-account-text.ts';

const { dispatches: text, proofs: proofText } = myAccountText;
const pageSize = 10;

/**
 * How often the list checks for a new checkpoint of the ledger, in milliseconds. A checkpoint is published within two
 * seconds of an entry.
 */
const checkpointPollMs = 2_000;

/**
 * Looks dispatches up in the ledger and returns the results by the dispatches' ids. Throws if the ledger cannot be
 * read.
 */
export type ProveDispatches = (rows: readonly OwnDispatch[]) => Promise<ReadonlyMap<string, RowProofResult>>;

interface OwnDispatchesProps {
  readonly own: OwnAccountGateway;
  readonly userId: string;
  readonly proveDispatches: ProveDispatches;
}

/** The dispatches of the account, newest first, each with its proof. */
export function OwnDispatches({ own, userId, proveDispatches }: OwnDispatchesProps) {
  const [shown, setShown] = useState(pageSize);
  const dispatches = useQuery({
    queryKey: ['own-dispatches', shown],
    // Requests one dispatch more than the list shows. If it arrives, the list offers to show more.
    queryFn: () => own.dispatches(userId, shown + 1),
    placeholderData: keepPreviousData,
  });
  const rows = dispatches.data ?? [];
  const seen = rows.slice(0, shown);
  const proofs = useQuery({
    queryKey: ['own-proofs', seen.map(({ id }) => id)],
    queryFn: () => proveDispatches(seen),
    enabled: seen.length > 0,
    placeholderData: keepPreviousData,
    // If the proofs do not load, the list is shown without them and with a message that says so.
    retry: false,
    refetchInterval: ({ state: { data } }) =>
      [...(data?.values() ?? [])].some(({ is }) => is === 'waiting') && checkpointPollMs,
  });
  return (
    <section
      className={styles.part}
      aria-labelledby="own-dispatches"
      data-awaited={dispatches.isLoading && dispatches.failureCount === 0}
    >
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
        <p className={panel.lede}>
          <LinkedText text={proofText.about} />
        </p>
      )}
      {proofs.isError && (
        <div role="alert" className={styles.part}>
          <p>{proofText.unreadable}</p>
          <Button onClick={() => void proofs.refetch()}>{myAccountText.retry}</Button>
        </div>
      )}
      {rows.length > 0 && (
        <ul className={styles.lines}>
          {seen.map((row) => (
            <li key={row.id} className={styles.line}>
              <DispatchFacts row={row} />
              {!proofs.isError && <DispatchProof result={proofs.data?.get(row.id)} name={row.aed_name} />}
            </li>
          ))}
        </ul>
      )}
      {rows.length > shown && <Button onClick={() => setShown(shown + 5 * pageSize)}>{text.more}</Button>}
    </section>
  );
}

/**
 * Whether a dispatch was for one of the specification's three sample AEDs, which the locator shows while no registry is
 * published.
 */
function isSample({ aed_id }: OwnDispatch): boolean {
  return aed_id.startsWith('sample-');
}

function DispatchFacts({ row }: { row: OwnDispatch }) {
  const { dispatch_method: method, aed_name, aed_address, dispatch_time, status } = row;
  const name = method in text.methods ? text.methods[method as keyof typeof text.methods] : method;
  const facts = [
    name,
    text.facts(formatNumber(row.estimated_time_minutes, 1), formatNumber(row.distance_km, 2)),
    status in text.states ? text.states[status as keyof typeof text.states] : status,
    ...(method === 'drone' ? [text.simulation] : []),
    ...(isSample(row) ? [text.sample] : []),
  ];
  return (
    <>
      <span className={styles.named} dir="auto">
        {[aed_name, aed_address].filter((part) => part !== '').join(', ')}
      </span>
      <span className="note">
        <time dateTime={dispatch_time}>{formatDateTime(dispatch_time)}</time> · {facts.join(' · ')}
      </span>
    </>
  );
}
