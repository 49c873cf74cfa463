import type { ReactNode } from 'react';
import styles from './shade-histogram.module.css';

const bandWidth = 60;
const tallest = 72;

interface ShadeHistogramProps {
  /** Lower bounds of all bands except the first, as text. */
  readonly bounds: readonly string[];
  /** Number of countries in each band. */
  readonly counts: readonly number[];
  /** Label for screen readers. The bounds and counts of the bands follow it. */
  readonly label: string;
  /** The bands in words, for screen readers. Use it if numbers and signs alone would not be clear. */
  readonly spokenBands?: readonly string[];
  readonly caption: ReactNode;
}

/** Formats the range of a band without words: "<40", "40–50" or "≥85". */
function formatBandRange(bounds: readonly string[], band: number): string {
  const [from, to] = [bounds[band - 1], bounds[band]];
  if (from === undefined) return `<${to}`;
  return to === undefined ? `≥${from}` : `${from}–${to}`;
}

/**
 * A legend of the shades with the bounds of their bands. A bar above each shade shows the number of countries in it.
 * The legend must be inside an element with the class `scale` of life-scale.module.css.
 */
export function ShadeHistogram({ bounds, counts, label, spokenBands, caption }: ShadeHistogramProps) {
  const most = Math.max(1, ...counts);
  const bands = spokenBands ?? counts.map((_, band) => formatBandRange(bounds, band));
  return (
    <figure className={styles.legend}>
      <svg
        viewBox={`0 0 ${bandWidth * counts.length} ${tallest + 66}`}
        className={styles.bars}
        role="img"
        aria-label={`${label}. ${bands.map((band, at) => `${band}: ${counts[at]}`).join('; ')}.`}
      >
        {counts.map((count, band) => {
          const high = (count / most) * tallest;
          const x = band * bandWidth;
          return (
            <g key={bands[band]}>
              <rect x={x + 4} y={tallest + 26 - high} width={bandWidth - 8} height={high} className={styles.bar} />
              <rect x={x} y={tallest + 27} width={bandWidth} height="14" data-band={band} />
              {count > 0 && (
                <text x={x + bandWidth / 2} y={tallest + 22 - high}>
                  {count}
                </text>
              )}
            </g>
          );
        })}
        {bounds.map((bound, at) => (
          <text key={bound} x={(at + 1) * bandWidth} y={tallest + 61}>
            {bound}
          </text>
        ))}
      </svg>
      <figcaption className="note">{caption}</figcaption>
    </figure>
  );
}
