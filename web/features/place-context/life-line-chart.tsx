import { lifeLineYears, worldLifeLine } from '../../../content/life-expectancy-series.ts';
import styles from './life-line-chart.module.css';
import { board, type ChartPoint, chartGeometry, type LineGeometry } from './life-line-geometry.ts';
import { lifeLineText } from './text.ts';

const namedYears = [1950, 1970, 1990, 2010, 2023] as const;

/** Above a point or under it, clear of the line. */
const labelShift = { above: -8, below: 15 } as const;

interface DrawnLineProps {
  readonly name: string;
  readonly values: readonly number[];
  readonly line: LineGeometry;
  /** Where the labels stand at the first and at the last point. */
  readonly sides: readonly [first: keyof typeof labelShift, last: keyof typeof labelShift];
  readonly className: string | undefined;
}

function DrawnLine({ name, values, line, sides, className }: DrawnLineProps) {
  const ends: readonly [ChartPoint | undefined, ChartPoint | undefined] = [line.points.at(0), line.points.at(-1)];
  return (
    <g className={className}>
      <path d={line.path} className={styles.line} />
      {line.points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="2.2" className={styles.point} />
      ))}
      {ends[0] !== undefined && (
        <text x={ends[0].x - 2} y={ends[0].y + labelShift[sides[0]]}>
          {values.at(0)?.toFixed(1)}
        </text>
      )}
      {ends[1] !== undefined && (
        <text x={ends[1].x + 2} y={ends[1].y + labelShift[sides[1]]} className={styles.end}>
          {`${name} ${values.at(-1)?.toFixed(1)}`}
        </text>
      )}
    </g>
  );
}

function anchorOf(year: number): string | undefined {
  if (year === namedYears[0]) return undefined;
  return year === namedYears.at(-1) ? styles.end : styles.middle;
}

/** Two lines of life expectancy, named where they end. The table behind it holds the same values. */
export function LifeLineChart({ population, values }: { population: string; values: readonly number[] }) {
  const world = worldLifeLine.values;
  const { lines, ages, yearX } = chartGeometry(lifeLineYears, [values, world]);
  const [own, all] = lines;
  const beginsAbove = (values[0] ?? 0) >= (world[0] ?? 0);
  const endsAbove = (values.at(-1) ?? 0) >= (world.at(-1) ?? 0);
  const side = (isAbove: boolean) => (isAbove ? 'above' : 'below');
  return (
    <svg
      viewBox={`0 0 ${board.width} ${board.height}`}
      className={styles.chart}
      role="img"
      aria-label={lifeLineText.spoken(population, values, world)}
    >
      <g className={styles.scale}>
        <text x="0" y="8">
          {lifeLineText.unit}
        </text>
        {ages.map(({ age, y }) => (
          <g key={age}>
            <path d={`M${board.left} ${y}H${board.width}`} className={styles.rule} />
            <text x={board.left - 6} y={y + 3} className={styles.end}>
              {age}
            </text>
          </g>
        ))}
        {namedYears.map((year) => (
          <text key={year} x={yearX(year)} y={board.height - 4} className={anchorOf(year)}>
            {year}
          </text>
        ))}
      </g>
      {all !== undefined && (
        <DrawnLine
          name={lifeLineText.world}
          values={world}
          line={all}
          sides={[side(!beginsAbove), side(!endsAbove)]}
          className={styles.world}
        />
      )}
      {own !== undefined && (
        <DrawnLine
          name={population}
          values={values}
          line={own}
          sides={[side(beginsAbove), side(endsAbove)]}
          className={styles.own}
        />
      )}
    </svg>
  );
}
