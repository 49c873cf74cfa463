import { lifeLineYears, worldLifeLine } from '../../../content/figures/life-expectancy-series.ts';
import styles from './life-line-chart.module.css';
import { board, chartGeometry, type LineGeometry, labelShifts } from './life-line-geometry.ts';
import type { PlaceLifeLine } from './place-context.ts';
import { lifeLineText } from './text.ts';

const namedYears = [1950, 1970, 1990, 2010, 2023] as const;

/** Above the last point or under it, clear of a line that rises towards it. */
const endShift = { above: -8, below: 27 } as const;

interface DrawnLineProps {
  readonly name: string;
  readonly values: readonly number[];
  readonly line: LineGeometry;
  /** How far the label beside the first point stands from its height. */
  readonly startShift: number;
  readonly endSide: keyof typeof endShift;
  readonly className: string | undefined;
}

function DrawnLine({ name, values, line, startShift, endSide, className }: DrawnLineProps) {
  const [first, last] = [line.points.at(0), line.points.at(-1)];
  return (
    <g className={className}>
      <path d={line.path} className={styles.line} />
      {line.points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="2.2" className={styles.point} />
      ))}
      {first !== undefined && (
        <text x={first.x - 6} y={first.y + 3 + startShift} className={styles.end}>
          {values.at(0)?.toFixed(1)}
        </text>
      )}
      {last !== undefined && (
        <text x={last.x + 3} y={last.y + endShift[endSide]} className={styles.end}>
          {`${name} ${values.at(-1)?.toFixed(1)}`}
        </text>
      )}
    </g>
  );
}

function yearClass(year: number): string | undefined {
  if (year === 2010) return `${styles.middle} ${styles.crowded}`;
  return year === namedYears.at(-1) ? styles.end : styles.middle;
}

/** Two lines of life expectancy, named where they end. The table behind it holds the same values. */
export function LifeLineChart({ population, values, spoken }: Omit<PlaceLifeLine, 'paragraphs'>) {
  const world = worldLifeLine.values;
  const { lines, ages, yearX } = chartGeometry(lifeLineYears, [values, world]);
  const [own, all] = lines;
  const isAbove = (values.at(-1) ?? 0) >= (world.at(-1) ?? 0);
  const [ownShift, worldShift] = labelShifts(own?.points[0]?.y ?? 0, all?.points[0]?.y ?? 0);
  return (
    <svg viewBox={`0 0 ${board.width} ${board.height}`} className={styles.chart} role="img" aria-label={spoken}>
      <g className={styles.scale}>
        <text x="0" y="8">
          {lifeLineText.unit}
        </text>
        {ages.map(({ age, y }) => (
          <g key={age}>
            <path d={`M18 ${y}H${board.width}`} className={styles.rule} />
            <text x="0" y={y + 3}>
              {age}
            </text>
          </g>
        ))}
        {namedYears.map((year) => (
          <text key={year} x={yearX(year)} y={board.height - 4} className={yearClass(year)}>
            {year}
          </text>
        ))}
      </g>
      {all !== undefined && (
        <DrawnLine
          name={lifeLineText.world}
          values={world}
          line={all}
          startShift={worldShift}
          endSide={isAbove ? 'below' : 'above'}
          className={styles.world}
        />
      )}
      {own !== undefined && (
        <DrawnLine
          name={population}
          values={values}
          line={own}
          startShift={ownShift}
          endSide={isAbove ? 'above' : 'below'}
          className={styles.own}
        />
      )}
    </svg>
  );
}
