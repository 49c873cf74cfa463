import type { AedListSummary } from '../../../../domain/registry/aed-list-page.ts';
import type { AvailabilityCounts } from '../../../../domain/registry/availability-summary.ts';
import { formatDay, formatNumber } from '../../../languages/format.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { aedDirectoryText as text } from '../messages/aed-directory-text.ts';
import { SourceAges } from '../results/sources/source-credits.tsx';
import styles from './aed-directory.module.css';

const states = ['open', 'closed', 'unknown'] as const;

/** Formats a date and time in the time zone of most of the AEDs. */
const formatMoment = (moment: string, timeZone: string) =>
  formatDay(new Date(moment), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });

interface ReachRow {
  readonly title: string;
  readonly reach: AvailabilityCounts;
}

const columns: readonly TableColumn<ReachRow>[] = [
  { id: 'when', title: text.reach, isTitleHidden: true, isRowHead: true, Cell: ({ row }) => row.title },
  ...states.map((state) => ({
    id: state,
    title: text[state],
    isFigure: true,
    Cell: ({ row }: { readonly row: ReachRow }) => formatNumber(row.reach[state]),
  })),
];

/**
 * Statistics about the listed AEDs: how many are accessible now and at night, how many have no recorded check, and how
 * old the data are.
 */
export function AedStatistics({ figures }: { readonly figures: AedListSummary }) {
  const { moment, timeZone, now, night, unchecked, sources } = figures;
  return (
    <section className={styles.part} aria-labelledby="aeds-reach">
      <h2 id="aeds-reach" className={styles.heading}>
        {text.reach}
      </h2>
      <DataTable
        className={styles.reach}
        label={text.reach}
        columns={columns}
        rows={[
          { title: text.now, reach: now },
          { title: text.night, reach: night },
        ]}
        keyOf={({ title }) => title}
      />
      {/* Browsers may format a date differently from the server. */}
      <p className={`note ${styles.note}`} suppressHydrationWarning>
        {text.asOf(formatMoment(moment, timeZone))}
      </p>
      <p>{unchecked === 0 ? text.allChecked : text.unchecked(formatNumber(unchecked))}</p>
      <div className={`note ${styles.note}`}>
        <SourceAges sources={sources} now={new Date(moment)} />
      </div>
    </section>
  );
}
