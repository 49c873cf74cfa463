import { sliEstimates } from '../../../../../content/figures/score-estimates.ts';
import { formatNumber } from '../../../../languages/format.ts';
import { DataTable, type TableColumn } from '../../../../ui/data-table.tsx';
import { PlaceName } from '../../hub/place-name.tsx';
import type { PlaceRow } from '../rows/place-row.ts';
import styles from './chart-table.module.css';
import { chartsText } from './charts-text.ts';

interface ChartTableProps {
  readonly title: string;
  /** The columns with the figure on the chart's horizontal axis and its notes. */
  readonly columns: readonly TableColumn<PlaceRow>[];
  readonly rows: readonly PlaceRow[];
}

const shared: readonly TableColumn<PlaceRow>[] = [
  { id: 'place', title: chartsText.place, isRowHead: true, Cell: ({ row }) => <PlaceName hub={row.hub} /> },
  { id: 'sli', title: chartsText.sli, Cell: ({ row }) => row.written.scores.sli },
  { id: 'basis', title: chartsText.basis, Cell: ({ row }) => basisOf(row.hub.id) },
];

/**
 * Describes the life expectancy from which a place's index was estimated, or says that the index comes from the
 * original list. Places with the same figure can have different indices.
 */
function basisOf(hubId: string): string {
  const estimate = sliEstimates.find((candidate) => candidate.hubId === hubId);
  if (estimate === undefined) return chartsText.basisFounding;
  return chartsText.basisEstimated(formatNumber(estimate.lifeExpectancyYears, 1), estimate.origin);
}

/** A table of a chart's data. It is collapsed at first. */
export function ChartTable({ title, columns, rows }: ChartTableProps) {
  return (
    <details>
      <summary className={styles.summary}>{chartsText.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={title} tabIndex={0}>
        <DataTable
          className={styles.table}
          label={title}
          columns={[...shared, ...columns]}
          rows={rows}
          keyOf={({ hub }) => hub.id}
        />
      </section>
    </details>
  );
}
