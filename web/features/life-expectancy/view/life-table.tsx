import { memo } from 'react';
import type { LifeSex } from '../../../../domain/life/abridged-life-table.ts';
import { formatLifeValue, isShare, type LifeMeasure } from '../../../../domain/life/measures.ts';
import { type RankWithGrain, rankWithGrain } from '../../../../domain/life/rank-with-tolerance.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { SiteLink } from '../../../ui/page/site-link.tsx';
import { countryPath } from '../life-place.ts';
import { lifeText, sexText } from '../text.ts';
import styles from './life-explorer.module.css';
import type { TableOrder } from './life-view.ts';

export interface LifeRow {
  readonly code: string;
  readonly name: string;
  readonly rank: RankWithGrain | null;
  readonly values: Readonly<Partial<Record<LifeSex, number>>>;
}

/** The rows in the given order, each with its rank for the displayed sex. A missing figure sorts as the lowest. */
export function sortedRows(
  rows: readonly Omit<LifeRow, 'rank'>[],
  sex: LifeSex,
  { column, isDescending }: TableOrder,
): readonly LifeRow[] {
  const all = rows.flatMap(({ values }) => values[sex] ?? []);
  const ranked = rows.map((row): LifeRow => {
    const value = row.values[sex];
    return { ...row, rank: value === undefined ? null : rankWithGrain(value, all) };
  });
  const side = isDescending ? -1 : 1;
  const figureOf = ({ values }: LifeRow) => values[column as LifeSex] ?? Number.NEGATIVE_INFINITY;
  return ranked.toSorted((one, other) =>
    column === 'name'
      ? side * one.name.localeCompare(other.name, 'en')
      : side * (figureOf(one) - figureOf(other)) || one.name.localeCompare(other.name, 'en'),
  );
}

interface LifeTableProps {
  readonly title: string;
  readonly measure: LifeMeasure;
  readonly rows: readonly LifeRow[];
  readonly sort: TableOrder;
  readonly onSort: (column: string) => void;
}

const range = ({ from, to }: RankWithGrain) => (from === to ? String(from) : `${from}–${to}`);

const cellOf = (sex: LifeSex) =>
  function Value({ row }: { readonly row: LifeRow }) {
    const value = row.values[sex];
    return value === undefined ? '–' : formatLifeValue(value);
  };

const figures: readonly Column<LifeRow>[] = [
  { id: 'rank', title: lifeText.rank, isFigure: true, Cell: ({ row }) => (row.rank ? rankCell(row.rank) : '–') },
  {
    id: 'name',
    title: lifeText.name,
    isRowHead: true,
    sort: true,
    Cell: ({ row }) => <SiteLink to={countryPath(row.code)}>{row.name}</SiteLink>,
  },
  ...(['both', 'women', 'men'] as const).map(
    (sex): Column<LifeRow> => ({ id: sex, title: sexText[sex], isFigure: true, sort: true, Cell: cellOf(sex) }),
  ),
];
const groupColumn = (title: string): Column<LifeRow> => ({
  id: 'group',
  title,
  isFigure: true,
  Cell: ({ row }) => (row.rank ? range(row.rank) : '–'),
});
const inYears = [...figures, groupColumn(lifeText.group)];
const inShares = [...figures, groupColumn(lifeText.groupShare)];
const ofDifference = inYears
  .filter(({ id }) => id !== 'women' && id !== 'men')
  .map((column) => (column.id === 'both' ? { ...column, title: lifeText.difference } : column));

const rankCell = ({ rank, isShared }: RankWithGrain) => `${rank}${isShared ? '=' : ''}`;

function columnsOf(measure: LifeMeasure): readonly Column<LifeRow>[] {
  if (measure === 'women-minus-men') return ofDifference;
  return isShare(measure) ? inShares : inYears;
}

/** All countries and areas with their ranks. Memoised, because rendering it would slow down dragging the year. */
export const LifeExpectancyTable = memo(function LifeTable({ title, measure, rows, sort, onSort }: LifeTableProps) {
  return (
    <div className={styles.tableFrame}>
      <DataTable
        className={styles.table}
        columns={columnsOf(measure)}
        rows={rows}
        keyOf={({ code }) => code}
        caption={title}
        order={sort}
        onSort={onSort}
      />
    </div>
  );
});
