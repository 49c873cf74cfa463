import {
  type DriftGroup,
  driftGroups,
  sampleDriftQuarters,
  sampleDriftRule,
  samplePlaceOutputs,
} from '../../../../content/samples/drift-groups.ts';
import { findReviewPeriod } from '../../../../domain/hub/drift.ts';
import { formatNumber } from '../../../languages/format.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import styles from './drift-example.module.css';
import { buildDriftPath, computeDriftPoint, driftChartFrame } from './drift-geometry.ts';
import driftTableStyles from './drift-table.module.css';
import { driftText } from './drift-text.ts';

const rows: readonly DriftRow[] = [
  { name: driftText.everybody, values: samplePlaceOutputs },
  { name: driftText.limit, values: samplePlaceOutputs.map((value) => value - sampleDriftRule.tolerance) },
  ...driftGroups.map(({ id, output }) => ({ name: driftText.groups[id].name, values: output })),
];

const columns: readonly TableColumn<DriftRow>[] = [
  { id: 'group', title: driftText.group, isRowHead: true, Cell: ({ row }) => row.name },
  ...sampleDriftQuarters.map((quarter, period) => ({
    id: quarter,
    title: quarter,
    isFigure: true,
    Cell: ({ row }: { readonly row: DriftRow }) => formatNumber(row.values[period] ?? 0, 2),
  })),
];

const limits = samplePlaceOutputs.map((value) => value - sampleDriftRule.tolerance);

/** Four invented groups, each compared with their invented place in a small chart. One of the groups drifts. */
export function DriftExample() {
  return (
    <div className={styles.example}>
      <p className={styles.lede}>{driftText.lede}</p>
      <ul className={styles.groups}>
        {driftGroups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </ul>
      <DriftTable />
    </div>
  );
}

function Group({ group }: { group: DriftGroup }) {
  const review = findReviewPeriod(group.output, samplePlaceOutputs, sampleDriftRule);
  const verdict = verdictOf(group, review);
  const { axis, name } = driftText.groups[group.id];
  return (
    <li className={styles.group} data-review={review !== null}>
      <p className={styles.axis}>{axis}</p>
      <p className={styles.name}>{name}</p>
      <Lines group={group} review={review} label={labelOf(group, verdict)} />
      <p className={styles.verdict}>{verdict}</p>
    </li>
  );
}

interface LinesProps {
  readonly group: DriftGroup;
  readonly review: number | null;
  readonly label: string;
}

function Lines({ group, review, label }: LinesProps) {
  const { width, height, lastPeriod } = driftChartFrame;
  const [endX, endY] = computeDriftPoint(lastPeriod, group.output.at(-1) ?? 0);
  return (
    <svg className={styles.lines} viewBox={`-4 -6 ${width + 52} ${height + 34}`} role="img" aria-label={label}>
      <path className={styles.base} d={`M0 ${height}H${width}M0 ${height}v6M${width} ${height}v6`} />
      <path className={styles.base} d={`M${computeDriftPoint(3.5, 0.45).join(' ')}v6`} />
      {[driftText.firstYear, driftText.secondYear].map((year, index) => (
        <text key={year} className={styles.year} x={computeDriftPoint(1.75 + 3.5 * index, 0)[0]} y={height + 22}>
          {year}
        </text>
      ))}
      <path className={styles.limit} d={buildDriftPath(limits)} />
      <text className={styles.lineName} x="0" y={computeDriftPoint(0, limits[0] ?? 0)[1] + 15}>
        {driftText.limit}
      </text>
      <path className={styles.place} d={buildDriftPath(samplePlaceOutputs)} />
      <text className={styles.lineName} x="0" y={computeDriftPoint(0, samplePlaceOutputs[0] ?? 0)[1] - 9}>
        {driftText.everybody}
      </text>
      <path className={styles.output} d={buildDriftPath(group.output)} />
      {review !== null && <ReviewMark period={review} value={group.output[review] ?? 0} />}
      <circle className={styles.end} cx={endX} cy={endY} r="3.5" />
      <text className={styles.figure} x={endX + 9} y={endY + 5}>
        {shown(group.output.at(-1))}
      </text>
    </svg>
  );
}

function ReviewMark({ period, value }: { period: number; value: number }) {
  const [x, y] = computeDriftPoint(period, value);
  return (
    <>
      <path className={styles.review} d={`M${x} ${y}V${driftChartFrame.height}`} />
      <circle className={styles.reviewPoint} cx={x} cy={y} r="6" />
    </>
  );
}

function verdictOf({ output }: DriftGroup, review: number | null): string {
  if (review !== null) return driftText.reviewed(quarterName(review));
  const hasDipped = output.some((value, period) => value < (limits[period] ?? 0));
  return hasDipped ? driftText.dipped : driftText.steady;
}

function labelOf({ id, output }: DriftGroup, verdict: string): string {
  return driftText.drawn(driftText.groups[id].name, shown(output[0]), shown(output.at(-1)), verdict);
}

function quarterName(period: number): string {
  const [year = '', quarter = ''] = (sampleDriftQuarters[period] ?? '').split('.');
  return driftText.quarter(year, quarter);
}

function shown(value = 0): string {
  return formatNumber(value, 2);
}

interface DriftRow {
  readonly name: string;
  readonly values: readonly number[];
}

/** The values of all the charts as a table. */
function DriftTable() {
  return (
    <details className={driftTableStyles.details}>
      <summary className={driftTableStyles.summary}>{driftText.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard */}
      <section className={driftTableStyles.scroll} aria-label={driftText.table} tabIndex={0}>
        <DataTable
          className={driftTableStyles.table}
          caption={driftText.caption}
          columns={columns}
          rows={rows}
          keyOf={({ name }) => name}
        />
      </section>
    </details>
  );
}
