import { useRef } from 'react';
import type { RegistrySummary, SourceSummary } from '../../../../domain/registry-admin/registry-import.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import panel from '../admin-panel.module.css';
import { formatTime } from '../format-time.ts';
import { countDaysSince, formatInteger } from './format-numbers.ts';
import styles from './registry-admin.module.css';
import { registryAdminText } from './registry-admin-text.ts';

const text = registryAdminText.inUse;
const labelled = 'labelled';
const counted = (value: number | null | undefined) =>
  value === undefined || value === null ? '–' : formatInteger(value);

const columns: readonly TableColumn<SourceSummary>[] = [
  {
    id: 'subject',
    title: text.source,
    isRowHead: true,
    Cell: ({ row }) => (row.url === null ? row.title : <a href={row.url}>{row.title}</a>),
  },
  { id: 'licence', title: text.licenceColumn, narrow: labelled, Cell: ({ row }) => row.licence },
  { id: 'asOf', title: text.asOf, narrow: labelled, Cell: AsOf },
  {
    id: 'usable',
    title: text.usable,
    narrow: labelled,
    isFigure: true,
    Cell: ({ row }) => counted(row.recordCount),
  },
  { id: 'hours', title: text.hours, narrow: labelled, isFigure: true, Cell: ({ row }) => counted(row.hoursKnown) },
  { id: 'doubtful', title: text.doubtful, narrow: labelled, isFigure: true, Cell: ({ row }) => counted(row.doubtful) },
];

function AsOf({ row: { asOf } }: { row: SourceSummary }) {
  const days = countDaysSince(asOf, new Date());
  if (asOf === null || days === null) return text.unknownDay;
  return (
    <>
      {asOf} <span className="note">({text.age(days)})</span>
    </>
  );
}

/** Shows the published registry, which visitors' searches use now. */
export function CurrentRegistry({ published }: { published: RegistrySummary | null }) {
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(title, published?.publishedAt);
  return (
    <section className={styles.room} aria-labelledby="registry-in-use">
      <h3 ref={title} id="registry-in-use" tabIndex={-1}>
        {text.title}
      </h3>
      {published === null ? <p>{text.none}</p> : <InUse published={published} />}
    </section>
  );
}

function InUse({ published }: { published: RegistrySummary }) {
  const { aedCount, version, licence, decision, publishedAt, sources } = published;
  return (
    <>
      <p className="note">
        {licence === null ? text.noLicence : text.licence(licence)}
        {publishedAt !== null && ` ${text.publishedAt(formatTime(publishedAt))}`}
        {decision !== null && ` ${text.decision(decision)}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls sideways in narrow windows, and must then be reachable by keyboard */}
      <section className={panel.scroller} tabIndex={0} aria-label={text.caption(formatInteger(aedCount), version)}>
        <DataTable
          className={panel.table}
          caption={text.caption(formatInteger(aedCount), version)}
          columns={columns}
          rows={sources}
          keyOf={({ key }) => key}
        />
      </section>
    </>
  );
}
