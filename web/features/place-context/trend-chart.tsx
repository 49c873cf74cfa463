import type { PlaceTrend } from './place-context.ts';
import { trendText } from './text.ts';
import styles from './trend-chart.module.css';
import { trendChartFrame } from './trend-chart-frame.ts';

/**
 * Vertical offset of the label at a line's last point. The offset below the line is large enough that the label does
 * not overlap a rising line.
 */
const endLabelShift = { above: -8, below: 27 } as const;

interface DrawnLineProps {
  readonly name: string;
  readonly path: string;
  /** Whether each point has a dot. The line then has no values between its points. */
  readonly isDotted: boolean;
  readonly points: readonly { readonly x: number; readonly y: number; readonly value: number }[];
  /** Vertical offset of the label at the first point. */
  readonly startShift: number;
  readonly endSide: keyof typeof endLabelShift;
  readonly className: string | undefined;
}

function DrawnLine({ name, path, isDotted, points, startShift, endSide, className }: DrawnLineProps) {
  const [first, last] = [points.at(0), points.at(-1)];
  return (
    <g className={className}>
      <path d={path} className={styles.line} />
      {(isDotted ? points : points.slice(-1)).map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="2.2" className={styles.point} />
      ))}
      {first !== undefined && (
        <text x={first.x - 6} y={first.y + 3 + startShift} className={styles.end}>
          {first.value.toFixed(1)}
        </text>
      )}
      {last !== undefined && (
        <text x={last.x + 3} y={last.y + endLabelShift[endSide]} className={styles.end}>
          {`${name} ${last.value.toFixed(1)}`}
        </text>
      )}
    </g>
  );
}

function yearClass(year: number, isLast: boolean): string | undefined {
  if (year === 2010) return `${styles.middle} ${styles.crowded}`;
  return isLast ? styles.end : styles.middle;
}

/**
 * A chart of two lines of life expectancy with labels at their ends. If the figures are known, thin lines show women
 * above and men below. The data table has the same values.
 */
export function TrendChart({ population, drawing, spoken }: Pick<PlaceTrend, 'population' | 'drawing' | 'spoken'>) {
  const { years, paths, isYearly, ages, marks, ownShift, worldShift } = drawing;
  const last = years.at(-1);
  const isAbove = last === undefined || last.own >= last.world;
  return (
    <svg
      viewBox={`0 0 ${trendChartFrame.width} ${trendChartFrame.height}`}
      className={styles.chart}
      role="img"
      aria-label={spoken}
    >
      <g className={styles.scale}>
        <text x="0" y="8">
          {trendText.unit}
        </text>
        {ages.map(({ age, y }) => (
          <g key={age}>
            <path d={`M18 ${y}H${trendChartFrame.width}`} className={styles.rule} />
            <text x="0" y={y + 3}>
              {age}
            </text>
          </g>
        ))}
        {marks.map(({ year, x }, at) => (
          <text key={year} x={x} y={trendChartFrame.height - 4} className={yearClass(year, at === marks.length - 1)}>
            {year}
          </text>
        ))}
      </g>
      {paths.sexes.map((path) => (
        <path key={path} d={path} className={styles.sex} />
      ))}
      <DrawnLine
        name={trendText.world}
        path={paths.world}
        isDotted={!isYearly}
        points={years.map(({ x, world, worldY }) => ({ x, y: worldY, value: world }))}
        startShift={worldShift}
        endSide={isAbove ? 'below' : 'above'}
        className={styles.world}
      />
      <DrawnLine
        name={population}
        path={paths.own}
        isDotted={!isYearly}
        points={years.map(({ x, own, ownY }) => ({ x, y: ownY, value: own }))}
        startShift={ownShift}
        endSide={isAbove ? 'above' : 'below'}
        className={styles.own}
      />
    </svg>
  );
}
