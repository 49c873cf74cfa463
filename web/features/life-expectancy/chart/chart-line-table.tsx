import {
  formatMeasureValue,
  isFiveYearMeasure,
  type LifeExpectancyMeasure,
} from '../../../../domain/life-expectancy/life-expectancy-measures.ts';
import {
  firstSeriesYear,
  formatPeriod,
  isProjectedYear,
  lastSeriesYear,
  periodOfYear,
} from '../../../../domain/life-expectancy/life-expectancy-record.ts';
import { SmallButton } from '../../../ui/control/small-button.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { lifeExpectancyText } from '../text.ts';
import styles from './life-expectancy-chart.module.css';
import type { ChartLine } from './life-expectancy-chart-geometry.ts';

interface ChartLineTableProps {
  readonly measure: LifeExpectancyMeasure;
  /** The lines in the order in which the chart draws them. */
  readonly lines: readonly ChartLine[];
  readonly year: number;
  /** Removes a line from the chart. It is undefined if the lines are fixed. The first line can never be removed. */
  readonly onRemove?: (code: string) => void;
}

type Row = ChartLine & { readonly turn: number };

/**
 * The lines of the chart as a table. It shows a sample of each line, and its values in the first, the last and the
 * selected year.
 */
export function ChartLineTable({ measure, lines, year, onRemove }: ChartLineTableProps) {
  const years = [...new Set([firstSeriesYear, year, lastSeriesYear])].toSorted((one, other) => one - other);
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'line',
      title: lifeExpectancyText.line,
      isRowHead: true,
      Cell: ({ row }) => (
        <span className={styles.drawnAs}>
          <Sample turn={row.turn} />
          {row.name}
        </span>
      ),
    },
    ...years.map(
      (one): TableColumn<Row> => ({
        id: `year-${one}`,
        title: yearHead(measure, one),
        isFigure: true,
        Cell: ({ row }) => {
          const value = row.values[one - firstSeriesYear] ?? null;
          return value === null ? '–' : formatMeasureValue(value);
        },
      }),
    ),
    ...(onRemove === undefined ? [] : [removeColumn(onRemove)]),
  ];
  return (
    <DataTable
      className={styles.figures}
      columns={columns}
      rows={lines.map((line, turn) => ({ ...line, turn }))}
      keyOf={({ code }) => code}
      label={lifeExpectancyText.compared}
    />
  );
}

function yearHead(measure: LifeExpectancyMeasure, year: number): string {
  const when = isFiveYearMeasure(measure) ? formatPeriod(periodOfYear(year)) : String(year);
  return isProjectedYear(year) ? `${when}, ${lifeExpectancyText.projection}` : when;
}

const removeColumn = (onRemove: (code: string) => void): TableColumn<Row> => ({
  id: 'remove',
  title: lifeExpectancyText.removeColumn,
  isTitleHidden: true,
  Cell: ({ row }) =>
    row.turn === 0 ? null : (
      <SmallButton tone="bare" aria-label={lifeExpectancyText.remove(row.name)} onClick={() => onRemove(row.code)}>
        ×
      </SmallButton>
    ),
});

/** A short sample of a line, in its colour and dash pattern. */
function Sample({ turn }: { readonly turn: number }) {
  return (
    <svg viewBox="0 0 24 10" width="24" height="10" className={styles.sample} aria-hidden="true">
      <g className={styles.line} data-turn={turn}>
        <path d="M0 5H24" className={styles.stroke} />
      </g>
    </svg>
  );
}
