import { useId } from 'react';
import type { Hub } from '../../../domain/hub/hub.ts';
import { formatScore } from './format-score.ts';
import styles from './longevity-index-chart.module.css';
import { principleNumerals } from './principle-numerals.ts';
import { principlesText } from './text.ts';

const frame = { left: 34, top: 28, width: 486, height: 270 } as const;
const gradations = [0, 0.25, 0.5, 0.75, 1];
/** Minimum width of a column that has a numeral. In a narrower column the numeral would not fit. */
const minNumeralWidth = 26;

interface LongevityIndexChartProps {
  readonly scores: readonly number[];
  /** Weights that add up to nine, or null if all weights are zero. */
  readonly weights: readonly number[] | null;
  readonly index: number | null;
  readonly place: Hub | null;
}

/**
 * A chart that shows the longevity index as an area. Each principle has a column that is as wide as its weight and as
 * high as its score.
 */
export function LongevityIndexChart({ scores, weights, index, place }: LongevityIndexChartProps) {
  const hatchId = useId();
  const { instrument } = principlesText;
  const label = index === null ? instrument.drawnEmpty : instrument.drawn(formatScore(index));
  return (
    <svg className={styles.drawing} viewBox="0 0 540 330" role="img" aria-label={label}>
      <defs>
        <pattern id={hatchId} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0.5" y1="0" x2="0.5" y2="6" className={styles.hatch} />
        </pattern>
      </defs>
      <Scale />
      {columnsOf(weights ?? [], scores).map(({ numeral, x, width, top }) => (
        <g key={numeral}>
          <rect className={styles.ground} x={x} y={top} width={width} height={floor - top} />
          <rect x={x} y={top} width={width} height={floor - top} fill={`url(#${hatchId})`} />
          <path className={styles.column} d={`M${x} ${floor}V${top}H${x + width}V${floor}`} />
          {width >= minNumeralWidth && (
            <text className={styles.numeral} x={x + width / 2} y={floor + 22}>
              {numeral}
            </text>
          )}
        </g>
      ))}
      {place && <PlaceLine place={place} />}
      {index !== null && (
        <path className={styles.index} d={`M${frame.left - 8} ${heightOf(index)}H${frame.left + frame.width + 12}`} />
      )}
    </svg>
  );
}

function Scale() {
  return (
    <>
      <rect className={styles.frame} x={frame.left} y={frame.top} width={frame.width} height={frame.height} />
      {gradations.map((value) => (
        <g key={value}>
          <path className={styles.tick} d={`M${frame.left - 6} ${heightOf(value)}h6`} />
          {value % 0.5 === 0 && (
            <text className={styles.gradation} x={frame.left - 11} y={heightOf(value) + 4}>
              {value}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

function PlaceLine({ place }: { place: Hub }) {
  const y = heightOf(place.sli);
  return (
    <g>
      <path className={styles.placeHalo} d={`M${frame.left} ${y}h${frame.width}`} />
      <path className={styles.place} d={`M${frame.left} ${y}h${frame.width}`} />
      <text className={styles.placeName} x={frame.left + frame.width} y={frame.top - 10}>
        {place.name} {formatScore(place.sli)}
      </text>
      <path className={styles.leader} d={`M${frame.left + frame.width + 6} ${frame.top - 14}h6V${y}h-12`} />
    </g>
  );
}

const floor = frame.top + frame.height;

function heightOf(score: number): number {
  return round(floor - frame.height * score);
}

function columnsOf(weights: readonly number[], scores: readonly number[]) {
  let x: number = frame.left;
  return weights.map((weight, index) => {
    const width = (weight * frame.width) / 9;
    const column = {
      numeral: principleNumerals[index] ?? '',
      x: round(x),
      width: round(width),
      top: heightOf(scores[index] ?? 0),
    };
    x += width;
    return column;
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
