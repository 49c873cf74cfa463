import { bandBounds, isShare, type LifeMeasure } from '../../../../domain/life/measures.ts';
import { lifeText, measureText } from '../text.ts';
import styles from './life-legend.module.css';

const bandWidth = 60;
const tallest = 72;
const bands = Array.from({ length: 10 }, (_, at) => at);

interface LifeLegendProps {
  readonly measure: LifeMeasure;
  /** How many countries are in each band. */
  readonly counts: readonly number[];
  readonly withoutFigure: number;
}

const written = (bound: number) => (bound / 10).toLocaleString('en', { maximumFractionDigits: 1 });

/** The shades with their bounds, and above each a bar as high as it has countries. */
export function LifeLegend({ measure, counts, withoutFigure }: LifeLegendProps) {
  const bounds = bandBounds[measure];
  const most = Math.max(1, ...counts);
  const width = bandWidth * bands.length;
  const unit = isShare(measure) ? 'of a hundred' : 'years';
  const spoken = bands.map((band) => {
    const [from, to] = [bounds[band - 1], bounds[band]];
    const range =
      from === undefined
        ? `below ${written(to ?? 0)}`
        : to === undefined
          ? `${written(from)} and more`
          : `${written(from)} to ${written(to)}`;
    return `${range}: ${counts[band] ?? 0}`;
  });
  return (
    <figure className={styles.legend}>
      <svg
        viewBox={`0 0 ${width} ${tallest + 66}`}
        className={styles.bars}
        role="img"
        aria-label={`${lifeText.legend}, ${measureText[measure].name}, ${unit}. ${spoken.join('; ')}.`}
      >
        {bands.map((band) => {
          const count = counts[band] ?? 0;
          const high = (count / most) * tallest;
          return (
            <g key={band}>
              <rect
                x={band * bandWidth + 4}
                y={tallest + 26 - high}
                width={bandWidth - 8}
                height={high}
                className={styles.bar}
              />
              <rect x={band * bandWidth} y={tallest + 27} width={bandWidth} height="14" data-band={band} />
              {count > 0 && (
                <text x={(band + 0.5) * bandWidth} y={tallest + 22 - high}>
                  {count}
                </text>
              )}
            </g>
          );
        })}
        {bounds.map((bound, at) => (
          <text key={bound} x={(at + 1) * bandWidth} y={tallest + 61}>
            {written(bound)}
          </text>
        ))}
      </svg>
      <figcaption className={styles.caption}>
        {lifeText.legend}; {unit}.
        {withoutFigure > 0 && (
          <>
            {' '}
            <svg viewBox="0 0 24 14" width="24" height="14" className={styles.sample} aria-hidden="true">
              <rect width="24" height="14" fill="url(#life-hatch)" />
            </svg>{' '}
            {lifeText.noFigure}.
          </>
        )}
      </figcaption>
    </figure>
  );
}
