import { isMissingFootpaths, type StreetsSummary } from '../../../../../domain/registry-admin/streets-import.ts';
import type { StreetSource } from '../../../../../domain/streets/street-index.ts';
import { DataTable, type TableColumn } from '../../../../ui/data-table.tsx';
import panel from '../../admin-panel.module.css';
import { countDaysSince, formatFileSize, formatInteger } from '../format-numbers.ts';
import styles from '../registry-admin.module.css';
import { streetsText } from './streets-text.ts';

const text = streetsText.facts;
const labelled = 'labelled';

/** Street data are marked as outdated if they are older than this number of days. */
const outdatedAfterDays = 400;

const columns: readonly TableColumn<StreetSource>[] = [
  { id: 'subject', title: text.source, isRowHead: true, Cell: Source },
  { id: 'licence', title: text.licence, narrow: labelled, Cell: ({ row }) => row.licence },
  { id: 'asOf', title: text.asOf, narrow: labelled, Cell: AsOf },
  {
    id: 'connected',
    title: text.connected,
    narrow: labelled,
    isFigure: true,
    Cell: ({ row }) => `${row.connectedPercent}%`,
  },
];

/** Shows a source file of the streets with its title, schema and attribution. */
function Source({ row: { title, schema, attribution } }: { row: StreetSource }) {
  return (
    <>
      {title}
      <span className={panel.address}>{[schema, attribution].join('; ')}</span>
    </>
  );
}

function AsOf({ row: { asOf } }: { row: StreetSource }) {
  const days = countDaysSince(asOf, new Date());
  if (asOf === null || days === null) return text.noDay;
  return (
    <>
      {asOf} {days > outdatedAfterDays && <span className="note">({text.old})</span>}
    </>
  );
}

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;

/** Shows the area, the size, the dates and the connectivity of the streets, and lists their source files. */
export function StreetFacts({ facts: { version, cellCount, bounds, sources, overview } }: { facts: StreetsSummary }) {
  const [west, south, east, north] = overview?.box ?? bounds;
  const cells = text.cells(cellCount);
  const caption =
    overview === null ? cells : text.caption(cells, formatInteger(overview.squareKm), formatFileSize(overview.bytes));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls sideways in narrow windows, and must then be reachable by keyboard */}
      <section className={panel.scroller} tabIndex={0} aria-label={caption}>
        <DataTable
          className={panel.table}
          caption={caption}
          columns={columns}
          rows={sources}
          keyOf={({ title, asOf }) => `${title} ${asOf}`}
        />
      </section>
      {overview !== null && overview.unroutedCount > 0 && (
        <p className={styles.measure}>{text.unrouted(overview.unroutedCount)}</p>
      )}
      {overview?.cutCount !== undefined && overview.cutCount > 0 && (
        <p className={styles.measure}>{text.cut(overview.cutCount, formatInteger(overview.cutCount))}</p>
      )}
      {overview !== null && isMissingFootpaths(overview) && <p className={styles.measure}>{text.noFootpaths}</p>}
      <p className="note">
        {text.area(
          degrees(west, 'E', 'W'),
          degrees(south, 'N', 'S'),
          degrees(east, 'E', 'W'),
          degrees(north, 'N', 'S'),
        )}{' '}
        {text.version(version)}
      </p>
    </>
  );
}
