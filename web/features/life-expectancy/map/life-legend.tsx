import { bandBounds, isShare, type LifeMeasure } from '../../../../domain/life/measures.ts';
import { ShadeHistogram } from '../../../ui/life-scale/shade-histogram.tsx';
import { boundWords, lifeText, measureText } from '../text.ts';
import styles from './life-legend.module.css';

interface LifeLegendProps {
  readonly measure: LifeMeasure;
  /** Number of countries in each band. */
  readonly counts: readonly number[];
  readonly withoutFigure: number;
}

function bandInWords(from: string | undefined, to: string | undefined): string {
  if (from === undefined) return `below ${to}`;
  return to === undefined ? `${from} and more` : `${from} to ${to}`;
}

/** The legend: each shade with its bounds and its number of countries. */
export function LifeLegend({ measure, counts, withoutFigure }: LifeLegendProps) {
  const bounds = bandBounds[measure].map(boundWords);
  const unit = isShare(measure) ? 'of a hundred' : 'years';
  return (
    <ShadeHistogram
      bounds={bounds}
      counts={counts}
      label={`${lifeText.legend}, ${measureText[measure].name}, ${unit}`}
      spokenBands={counts.map((_, band) => bandInWords(bounds[band - 1], bounds[band]))}
      caption={
        <>
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
        </>
      }
    />
  );
}
