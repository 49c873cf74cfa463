import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CivilDate } from '../../../domain/aed/weekly-opening-hours.ts';
import type { CheckArea } from '../../../domain/corrections/due-checks.ts';
import type { RegistryReader } from '../../../domain/registry/read-aeds-in-area.ts';
import type { CheckGateway } from '../../backend/check-gateway.ts';
import { queryClientOf } from '../../backend/query-client.ts';
import { formatNumber } from '../../languages/format.ts';
import { Button } from '../../ui/control/button.tsx';
import { DueChecksCalendar } from './due-checks-calendar.tsx';
import styles from './due-checks-page.module.css';
import { InspectionRound } from './inspection-round.tsx';
import { maxAedsRead, readDueChecks } from './read-due-checks.ts';
import { dueChecksText as text } from './text.ts';

interface StewardInspectionsProps {
  readonly gateway: CheckGateway;
  readonly reader: RegistryReader;
  readonly userId: string;
}

/**
 * Shows a steward's list of due checks and the calendar. A signed-in person who is not a steward sees why there is no
 * list.
 */
export function StewardInspections(props: StewardInspectionsProps) {
  return (
    <QueryClientProvider client={queryClientOf(props.userId)}>
      <Areas {...props} />
    </QueryClientProvider>
  );
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className={styles.state}>
      <p>{text.failed}</p>
      <Button onClick={onRetry}>{text.tryAgain}</Button>
    </div>
  );
}

function Areas({ gateway, reader, userId }: StewardInspectionsProps) {
  const areas = useQuery({ queryKey: ['check-areas', userId], queryFn: () => gateway.areas(userId) });
  if (areas.isPending) return <p role="status">{text.loading}</p>;
  if (areas.isError) return <Failure onRetry={() => void areas.refetch()} />;
  if (areas.data.length === 0) return <p>{text.noSteward}</p>;
  return (
    <>
      <Checks areas={areas.data} reader={reader} userId={userId} />
      <DueChecksCalendar gateway={gateway} userId={userId} />
    </>
  );
}

interface ChecksProps {
  readonly areas: readonly CheckArea[];
  readonly reader: RegistryReader;
  readonly userId: string;
}

function Checks({ areas, reader, userId }: ChecksProps) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10) as CivilDate);
  const [progress, setProgress] = useState<readonly [number, number]>([0, 0]);
  const read = useQuery({
    queryKey: ['checks', userId, areas],
    queryFn: () => readDueChecks(reader, areas, today, (done, all) => setProgress([done, all])),
  });
  if (read.isPending) {
    const [done, all] = progress;
    return <p role="status">{all === 0 ? text.loading : text.reading(done, all)}</p>;
  }
  if (read.isError) return <Failure onRetry={() => void read.refetch()} />;
  if (read.data.kind === 'no-registry') return <p>{text.noRegistry}</p>;
  if (read.data.kind === 'too-many')
    return <p>{text.tooMany(formatNumber(read.data.count), formatNumber(maxAedsRead))}</p>;
  const { checks, count, sources } = read.data;
  return (
    <>
      {count > checks.length && <p>{text.mostUrgent(formatNumber(checks.length), formatNumber(count))}</p>}
      <InspectionRound checks={checks} sources={sources} areas={areas} today={today} />
    </>
  );
}
