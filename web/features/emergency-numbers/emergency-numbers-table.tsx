import type { NonVoiceContact } from '../../../content/emergency-numbers/non-voice-contacts.ts';
import { englishAttributes } from '../../languages/localize-text.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import type { EmergencyNumberRow } from './emergency-number-rows.ts';
import styles from './emergency-numbers-table.module.css';
import { emergencyNumbersText as text } from './text.ts';

const columns: readonly TableColumn<EmergencyNumberRow>[] = [
  { id: 'country', title: text.columns.country, isRowHead: true, Cell: Country },
  { id: 'call', title: text.columns.call, Cell: Numbers },
  { id: 'reach112', title: text.columns.reach112, Cell: ({ row }) => text.reach112[row.reach112] },
  { id: 'sources', title: text.columns.sources, Cell: Sources },
];

/** A table of countries with their emergency numbers, whether 112 works there, and the sources. */
export function EmergencyNumbersTable({ rows }: { readonly rows: readonly EmergencyNumberRow[] }) {
  return (
    <DataTable
      className={styles.table}
      label={text.tableLabel}
      columns={columns}
      rows={rows}
      keyOf={({ code }) => code}
      attributesOf={({ code, reach112 }) => ({ id: code, 'data-reach': reach112 })}
    />
  );
}

interface CellProps {
  readonly row: EmergencyNumberRow;
}

function Country({ row: { name, code, note, fewSources } }: CellProps) {
  const remarks = [note, fewSources].filter((remark) => remark !== null).join(' ');
  return (
    <>
      {name} <span className={styles.code}>{code}</span>
      {remarks !== '' && (
        <span className={styles.note} {...englishAttributes}>
          {remarks}
        </span>
      )}
    </>
  );
}

function Numbers({ row: { numbers, textWays } }: CellProps) {
  if (numbers.length === 0) return text.unknownNumber;
  return (
    <>
      {numbers.map((number) => (
        <a key={number} className={styles.number} href={`tel:${number}`}>
          {number}
        </a>
      ))}
      {textWays.map((way) => (
        <span key={`${way.kind} ${way.to}`} className={styles.textWay}>
          {textWayWords(way)}
        </span>
      ))}
    </>
  );
}

function textWayWords({ kind, to, needsRegistration, isPartial }: NonVoiceContact): string {
  const remarks = [needsRegistration && text.registerFirst, isPartial && text.notEverywhere].filter(Boolean);
  return text.byText[kind](to) + (remarks.length > 0 ? ` (${remarks.join(', ')})` : '');
}

function Sources({ row: { sources } }: CellProps) {
  return sources.map(({ number, places }) => (
    <bdi key={number} className={styles.namedBy} dir="ltr">
      {number !== null && `${number} `}[{places.join(', ')}]
    </bdi>
  ));
}
