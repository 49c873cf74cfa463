import { memo } from 'react';
import {
  formatMeasureValue,
  isFiveYearMeasure,
  type LifeExpectancyMeasure,
} from '../../../../domain/life-expectancy/life-expectancy-measures.ts';
import {
  firstSeriesYear,
  lastEstimateYear,
  lastSeriesYear,
} from '../../../../domain/life-expectancy/life-expectancy-record.ts';
import { lifeExpectancyText, measureText } from '../text.ts';
import styles from './life-expectancy-chart.module.css';
import {
  buildLinePath,
  buildProjectionBandPath,
  type ChartLine,
  type ChartScale,
  chartFrame,
  createChartScale,
  findIsolatedPoints,
  findLineEnd,
  spreadLabels,
  xOfYear,
} from './life-expectancy-chart-geometry.ts';

const { width, height, left, right, top, bottom } = chartFrame;
/**
 * Minimum vertical distance between labels in SVG units. On phones, where the font is largest, they still do not
 * overlap.
 */
const labelPitch = 27;
const longestLabel = 14;
const namedYears = [1950, 1975, 2000, 2023, 2050, 2075, 2100];

export interface LifeExpectancyChartProps {
  readonly title: string;
  readonly measure: LifeExpectancyMeasure;
  /** The lines to draw. The first one is the world's, and the others are coloured by their position in the list. */
  readonly lines: readonly ChartLine[];
  readonly year: number;
}

function spokenLine({ name, values }: ChartLine, year: number): string {
  const at = (one: number) => {
    const value = values[one - firstSeriesYear] ?? null;
    return value === null ? lifeExpectancyText.noFigure : formatMeasureValue(value);
  };
  return `${name}: ${at(firstSeriesYear)} in ${firstSeriesYear}, ${at(year)} in ${year}, ${at(lastSeriesYear)} in ${lastSeriesYear}`;
}

/**
 * A line chart of a measure over the years. Each line has a label at its end, and the bounds of the projection are
 * drawn as bands.
 */
export const LifeExpectancyChart = memo(function LineChart({ title, measure, lines, year }: LifeExpectancyChartProps) {
  const scale = createChartScale(lines, measure);
  const ends = lines.map((line) => findLineEnd(line, scale));
  const labels = spreadLabels(
    ends.map(({ y }) => y),
    labelPitch,
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles.chart}
      role="img"
      aria-label={`${title}. ${lines.map((line) => spokenLine(line, year)).join('. ')}.`}
    >
      <g className={styles.scale}>
        <text x="0" y="14">
          {measureText[measure].unit}
        </text>
        {scale.rules.map((value) => (
          <g key={value}>
            <path d={`M${left} ${scale.valueY(value)}H${width - right}`} className={styles.rule} />
            <text x={left - 6} y={scale.valueY(value) + 4} className={styles.end}>
              {value < 0 ? `−${-value / 10}` : value / 10}
            </text>
          </g>
        ))}
        {namedYears.map((named) => (
          <text
            key={named}
            x={xOfYear(named)}
            y={height - 8}
            className={styles.middle}
            data-minor={named % 50 !== 0 || undefined}
          >
            {named}
          </text>
        ))}
        <path d={`M${xOfYear(lastEstimateYear)} ${top}V${height - bottom}`} className={styles.divide} />
        <text x={xOfYear(lastEstimateYear) + 6} y={top - 12}>
          {lifeExpectancyText.projection} →
        </text>
      </g>
      {lines.map((line, turn) => (
        <g key={line.code} className={styles.line} data-turn={turn}>
          <path d={buildProjectionBandPath(line, 2, scale)} className={styles.wide} />
          <path d={buildProjectionBandPath(line, 0, scale)} className={styles.narrow} />
        </g>
      ))}
      {lines.map((line, turn) => (
        <g key={line.code} className={styles.line} data-turn={turn}>
          <path d={buildLinePath(line.values, measure, scale)} className={styles.stroke} />
          {findIsolatedPoints(line.values, scale).map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r="4" className={styles.point} />
          ))}
          <YearPoint line={line} year={year} scale={scale} />
          <EndLabel line={line} x={(ends[turn]?.x ?? 0) + 8} y={(labels[turn] ?? 0) + 4} value={ends[turn]?.value} />
        </g>
      ))}
      <path d={`M${xOfYear(year)} ${top}V${height - bottom}`} className={styles.now} />
    </svg>
  );
});

/** The name and last value of a line, at its end. The country code replaces long names, and on phones every name. */
function EndLabel({ line: { name, code }, x, y, value }: EndLabelProps) {
  const figure = value === undefined ? '' : ` ${formatMeasureValue(value)}`;
  const isCode = /^[A-Z]{3}$/.test(code);
  return (
    <text x={x} y={y}>
      {isCode && name.length <= longestLabel ? (
        <>
          <tspan className={styles.longName}>{name}</tspan>
          <tspan className={styles.shortName}>{code}</tspan>
        </>
      ) : (
        <tspan>{isCode ? code : name}</tspan>
      )}
      {figure}
    </text>
  );
}

interface EndLabelProps {
  readonly line: ChartLine;
  readonly x: number;
  readonly y: number;
  /** The last value of the line in the measure's unit, or undefined if it has no values. */
  readonly value: number | undefined;
}

/** A dot at the selected year of a line. */
function YearPoint({ line, year, scale }: YearPointProps) {
  const value = line.values[year - firstSeriesYear] ?? null;
  if (value === null) return null;
  return <circle cx={xOfYear(year)} cy={scale.valueY(value)} r="4" className={styles.point} />;
}

interface YearPointProps {
  readonly line: ChartLine;
  readonly year: number;
  readonly scale: ChartScale;
}

/** Returns the note that explains how to read the chart of a measure. */
export function formatChartNote(measure: LifeExpectancyMeasure): string {
  if (isFiveYearMeasure(measure)) return lifeExpectancyText.chartPeriods;
  return measure === 'at-birth' ? lifeExpectancyText.chartAfter : lifeExpectancyText.chartPlain;
}
