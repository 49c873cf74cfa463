import { sliEstimates } from '../../../../../content/figures/score-estimates.ts';
import { formatPercent } from '../../../../../domain/hub/percent.ts';
import styles from './chart-table.module.css';
import { chartsText } from './charts-text.ts';
import type { ScatterPoint } from './scatter-chart.tsx';

interface ChartTableProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly points: readonly ScatterPoint[];
}

/** What went into an index: the figure that was really used, for two places with one published figure may have different indices. */
function basisOf(hubId: string): string {
  const estimate = sliEstimates.find((candidate) => candidate.hubId === hubId);
  if (estimate === undefined) return chartsText.basisFounding;
  return chartsText.basisEstimated(estimate.lifeExpectancyYears, estimate.origin);
}

/** The same figures as the chart, for whoever would rather read; closed until it is asked for. */
export function ChartTable({ title, heads, points }: ChartTableProps) {
  return (
    <details className={styles.behind}>
      <summary className={styles.summary}>{chartsText.table}</summary>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {[chartsText.place, chartsText.sli, chartsText.basis, ...heads].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ row: { hub }, cells }) => (
            <tr key={hub.id}>
              <th scope="row">{hub.name}</th>
              <td>{formatPercent(hub.sli)}</td>
              <td>{basisOf(hub.id)}</td>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
