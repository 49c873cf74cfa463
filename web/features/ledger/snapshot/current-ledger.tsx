import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ledgerText } from '../text.ts';
import styles from './current-ledger.module.css';
import kindChartStyles from './kind-chart.module.css';
import {
  countEntriesByDay,
  type DailyCountsOfKind,
  type LedgerSnapshot,
  type PositionedEntry,
} from './ledger-snapshot.ts';
import { type LedgerSnapshotState, useLedgerSnapshot } from './use-ledger-snapshot.ts';

const barWidth = 8;
const gap = 2;
const height = 28;
/** Minimum height of a bar. A day with one entry must be visible beside a day with hundreds. */
const minBarHeight = 2;

/** Maximum number of entries in the list of the newest ones. */
const maxListedEntries = 10;

/** Shows the last checkpoint and the newest entries of the published ledger, or says that it is unavailable. */
export function CurrentLedger() {
  const state = useLedgerSnapshot();
  return (
    <div className={styles.frame}>
      <noscript>
        <p>
          {ledgerText.needsScript} <a href="/ledger/checkpoint">/ledger/checkpoint</a>.
        </p>
      </noscript>
      <p role="status" className={styles.status}>
        {statusOf(state)}
      </p>
      {typeof state === 'object' && state !== null && <Figures now={state} />}
    </div>
  );
}

function statusOf(state: LedgerSnapshotState): string {
  if (state === 'loading') return ledgerText.loading;
  if (state === 'unreachable') return ledgerText.unreachable;
  return state === null ? ledgerText.none : '';
}

function Figures({ now }: { now: LedgerSnapshot }) {
  return (
    <>
      <p>
        <span className={styles.number}>{now.size.toLocaleString('en')}</span> {ledgerText.size}
      </p>
      <p className={styles.root}>
        {ledgerText.checkpointRoot} <code>{now.root}</code>
      </p>
      <div className={styles.both}>
        <section className={styles.part}>
          <h3>{ledgerText.ofNewest(now.newest.length, now.size)}</h3>
          <KindChart kinds={countEntriesByDay(now.newest, new Date())} />
        </section>
        <section className={styles.part}>
          <h3>{ledgerText.newest}</h3>
          <Newest entries={now.newest.slice(-maxListedEntries).toReversed()} />
        </section>
      </div>
    </>
  );
}

const columns: readonly TableColumn<PositionedEntry>[] = [
  { id: 'entry', title: ledgerText.entry, Cell: ({ row }) => row.position },
  { id: 'what', title: ledgerText.what, Cell: ({ row }) => describeEntry(row) },
  { id: 'when', title: ledgerText.when, Cell: ({ row }) => row.time.replace('T', ' ').replace('Z', '') },
];

function Newest({ entries }: { entries: readonly PositionedEntry[] }) {
  return (
    <DataTable
      className={styles.entries}
      label={ledgerText.newest}
      columns={columns}
      rows={entries}
      keyOf={({ position }) => String(position)}
    />
  );
}

function describeEntry({ kind, says, isAtInstallation }: PositionedEntry): string {
  const named = ledgerText.kinds[kind] ?? kind;
  const altered = 'alters' in says ? `: ${ledgerText.altered(says.alters)}` : '';
  return `${named}${altered}${isAtInstallation ? `, ${ledgerText.atInstallation}` : ''}`;
}

/** A chart with a row for each kind of entry. A row has the name, the number of entries and a bar for each day. */
function KindChart({ kinds }: { kinds: readonly DailyCountsOfKind[] }) {
  const tallest = Math.max(1, ...kinds.flatMap(({ days }) => days));
  return (
    <figure>
      <ul className={kindChartStyles.kinds}>
        {kinds.map(({ kind, count, days }) => {
          const name = ledgerText.kinds[kind] ?? kind;
          const width = days.length * (barWidth + gap);
          return (
            <li key={kind} className={kindChartStyles.kind}>
              <span>{name}</span>
              <span className={kindChartStyles.count}>{count.toLocaleString('en')}</span>
              <svg
                width={width}
                height={height}
                viewBox={`0 0 ${width} ${height}`}
                role="img"
                aria-label={`${ledgerText.byDay(name)}: ${days.join(', ')}`}
              >
                <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} className={kindChartStyles.ground} />
                {days.map((entries, day) => {
                  const tall =
                    entries === 0 ? 0 : Math.max(minBarHeight, Math.round((entries / tallest) * (height - 2)));
                  const key = `${kind} ${day}`;
                  return (
                    <rect
                      key={key}
                      x={day * (barWidth + gap)}
                      y={height - 1 - tall}
                      width={barWidth}
                      height={tall}
                      className={kindChartStyles.bar}
                    />
                  );
                })}
              </svg>
            </li>
          );
        })}
      </ul>
      <figcaption className={`note ${kindChartStyles.note}`}>{ledgerText.chartNote}</figcaption>
    </figure>
  );
}
