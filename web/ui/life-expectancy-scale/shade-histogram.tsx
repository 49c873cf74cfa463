import type { ReactNode } from 'react';
import styles from './shade-histogram.module.css';

const bandWidth = 60;
const tallest = 72;

interface ShadeHistogramProps {
  /** Lower bounds of the bands after the first, as text. */
  readonly bounds: readonly string[];
  /** Number of countries in each band. */
  readonly counts: readonly number[];
  /** Label for screen readers; each band's bounds and count follow. */
  readonly label: string;
  /** The bands in words, if numbers and signs are not clear enough. */
  readonly spokenBands?: readonly string[];
  readonly caption: ReactNode;
}

/** A band in language-neutral notation: "<40", "40–50", "≥85". */
function bandInSigns(bounds: readonly string[], band: number): string {
  const [from, to] = [bounds[band - 1], bounds[band]];
  if (from === undefined) return `<${to}`;
  return to === undefined ? `≥${from}` : `${from}–${to}`;
}

/**
 * A legend of shades with their bounds, and above each a bar for its number of countries. Use it inside an element with
 * the scale's class.
 */
export function ShadeHistogram({ bounds, counts, label, spokenBands, caption }: ShadeHistogramProps) {
  const most = Math.max(1, ...counts);
  const bands = spokenBands ?? counts.map((_, band) => bandInSigns(bounds, band));
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
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
