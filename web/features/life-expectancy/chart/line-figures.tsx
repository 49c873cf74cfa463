import { firstYear, isProjected, lastYear, periodName, periodOf } from '../../../../domain/life/life-story.ts';
import { formatLifeValue, isByPeriod, type LifeMeasure } from '../../../../domain/life/measures.ts';
import { SmallButton } from '../../../ui/control/small-button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { lifeText } from '../text.ts';
import styles from './life-chart.module.css';
import type { ChartLine } from './life-chart-geometry.ts';

interface LineFiguresProps {
  readonly measure: LifeMeasure;
  /** The lines in the order in which the chart draws them. */
  readonly lines: readonly ChartLine[];
  readonly year: number;
  /** Removes a line from the chart; undefined if the lines are fixed. The first line cannot be removed. */
  readonly onRemove?: (code: string) => void;
}

type Row = ChartLine & { readonly turn: number };

/** The chart's lines as a table: the line's style, and its values in the first, the last and the selected year. */
export function LineFigures({ measure, lines, year, onRemove }: LineFiguresProps) {
  const years = [...new Set([firstYear, year, lastYear])].toSorted((one, other) => one - other);
  const columns: readonly Column<Row>[] = [
    {
      id: 'line',
      title: lifeText.line,
      isRowHead: true,
      Cell: ({ row }) => (
        <span className={styles.drawnAs}>
          <Sample turn={row.turn} />
          {row.name}
        </span>
      ),
    },
    ...years.map(
      (one): Column<Row> => ({
        id: `year-${one}`,
        title: yearHead(measure, one),
        isFigure: true,
        Cell: ({ row }) => {
          const value = row.values[one - firstYear] ?? null;
          return value === null ? '–' : formatLifeValue(value);
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
      label={lifeText.compared}
    />
  );
}

function yearHead(measure: LifeMeasure, year: number): string {
  const when = isByPeriod(measure) ? periodName(periodOf(year)) : String(year);
  return isProjected(year) ? `${when}, ${lifeText.projection}` : when;
}

const removeColumn = (onRemove: (code: string) => void): Column<Row> => ({
  id: 'remove',
  title: lifeText.removeColumn,
  isTitleHidden: true,
  Cell: ({ row }) =>
    row.turn === 0 ? null : (
      <SmallButton tone="bare" aria-label={lifeText.remove(row.name)} onClick={() => onRemove(row.code)}>
        ×
      </SmallButton>
    ),
});

/** A short piece of the line, in its colour and dash pattern. */
function Sample({ turn }: { readonly turn: number }) {
  return (
    <svg viewBox="0 0 24 10" width="24" height="10" className={styles.sample} aria-hidden="true">
      <g className={styles.line} data-turn={turn}>
        <path d="M0 5H24" className={styles.stroke} />
      </g>
    </svg>
  );
}
