import { memo } from 'react';
import type { PopulationSex } from '../../../../domain/life-expectancy/abridged-life-table.ts';
import {
  formatMeasureValue,
  isMeasuredInThousandths,
  type LifeExpectancyMeasure,
} from '../../../../domain/life-expectancy/life-expectancy-measures.ts';
import { type RankWithTolerance, rankWithTolerance } from '../../../../domain/life-expectancy/rank-with-tolerance.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { SiteLink } from '../../../ui/page/site-link.tsx';
import { countryPath } from '../life-expectancy-place.ts';
import { lifeExpectancyText, sexText } from '../text.ts';
import styles from './life-expectancy-explorer.module.css';
import type { TableSortOrder } from './life-expectancy-view.ts';

export interface LifeExpectancyRow {
  readonly code: string;
  readonly name: string;
  readonly rank: RankWithTolerance | null;
  readonly values: Readonly<Partial<Record<PopulationSex, number>>>;
}

/** Sorts the rows and adds the rank of each for the given sex. Rows without a figure always come last. */
export function rankAndSortRows(
  rows: readonly Omit<LifeExpectancyRow, 'rank'>[],
  sex: PopulationSex,
  { column, isDescending }: TableSortOrder,
): readonly LifeExpectancyRow[] {
  const all = rows.flatMap(({ values }) => values[sex] ?? []);
  const ranked = rows.map((row): LifeExpectancyRow => {
    const value = row.values[sex];
    return { ...row, rank: value === undefined ? null : rankWithTolerance(value, all) };
  });
  const side = isDescending ? -1 : 1;
  const figureOf = ({ values }: LifeExpectancyRow) =>
    values[column as PopulationSex] ?? side * Number.POSITIVE_INFINITY;
  return ranked.toSorted((one, other) =>
    column === 'name'
      ? side * one.name.localeCompare(other.name, 'en')
      : side * (figureOf(one) - figureOf(other)) || one.name.localeCompare(other.name, 'en'),
  );
}

interface LifeExpectancyTableProps {
  readonly title: string;
  readonly measure: LifeExpectancyMeasure;
  readonly rows: readonly LifeExpectancyRow[];
  readonly sort: TableSortOrder;
  readonly onSort: (column: string) => void;
}

const range = ({ from, to }: RankWithTolerance) => (from === to ? String(from) : `${from}–${to}`);

const cellOf = (sex: PopulationSex) =>
  function Value({ row }: { readonly row: LifeExpectancyRow }) {
    const value = row.values[sex];
    return value === undefined ? '–' : formatMeasureValue(value);
  };

const figures: readonly TableColumn<LifeExpectancyRow>[] = [
  {
    id: 'rank',
    title: lifeExpectancyText.rank,
    isFigure: true,
    Cell: ({ row }) => (row.rank ? rankCell(row.rank) : '–'),
  },
  {
    id: 'name',
    title: lifeExpectancyText.name,
    isRowHead: true,
    sort: true,
    Cell: ({ row }) => <SiteLink to={countryPath(row.code)}>{row.name}</SiteLink>,
  },
  ...(['both', 'women', 'men'] as const).map(
    (sex): TableColumn<LifeExpectancyRow> => ({
      id: sex,
      title: sexText[sex],
      isFigure: true,
      sort: true,
      Cell: cellOf(sex),
    }),
  ),
];
const groupColumn = (title: string): TableColumn<LifeExpectancyRow> => ({
  id: 'group',
  title,
  isFigure: true,
  Cell: ({ row }) => (row.rank ? range(row.rank) : '–'),
});
const inYears = [...figures, groupColumn(lifeExpectancyText.group)];
const inShares = [...figures, groupColumn(lifeExpectancyText.groupShare)];
const ofDifference = inYears
  .filter(({ id }) => id !== 'women' && id !== 'men')
  .map((column) => (column.id === 'both' ? { ...column, title: lifeExpectancyText.difference } : column));

const rankCell = ({ rank, isShared }: RankWithTolerance) => `${rank}${isShared ? '=' : ''}`;

function columnsOf(measure: LifeExpectancyMeasure): readonly TableColumn<LifeExpectancyRow>[] {
  if (measure === 'women-minus-men') return ofDifference;
  return isMeasuredInThousandths(measure) ? inShares : inYears;
}

/**
 * A table of all countries and areas with their ranks. It is memoised, because rendering it would slow down the year
 * slider.
 */
export const LifeExpectancyTable = memo(function LifeTable({
  title,
  measure,
  rows,
  sort,
  onSort,
}: LifeExpectancyTableProps) {
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
