import {
  isMeasuredInThousandths,
  type LifeExpectancyMeasure,
  shadeBandBounds,
} from '../../../../domain/life-expectancy/life-expectancy-measures.ts';
import { ShadeHistogram } from '../../../ui/life-expectancy-scale/shade-histogram.tsx';
import { formatShadeBound, lifeExpectancyText, measureText } from '../text.ts';
import styles from './life-expectancy-legend.module.css';

interface LifeExpectancyLegendProps {
  readonly measure: LifeExpectancyMeasure;
  /** Number of countries in each band of the scale. */
  readonly counts: readonly number[];
  readonly withoutFigure: number;
}

function bandInWords(from: string | undefined, to: string | undefined): string {
  if (from === undefined) return `below ${to}`;
  return to === undefined ? `${from} and more` : `${from} to ${to}`;
}

/** The legend of the map. Each shade has its bounds and its number of countries. */
export function LifeExpectancyLegend({ measure, counts, withoutFigure }: LifeExpectancyLegendProps) {
  const bounds = shadeBandBounds[measure].map(formatShadeBound);
  const unit = isMeasuredInThousandths(measure) ? 'of a hundred' : 'years';
  return (
    <ShadeHistogram
      bounds={bounds}
      counts={counts}
      label={`${lifeExpectancyText.legend}, ${measureText[measure].name}, ${unit}`}
      spokenBands={counts.map((_, band) => bandInWords(bounds[band - 1], bounds[band]))}
      caption={
        <>
          {lifeExpectancyText.legend}; {unit}.
          {withoutFigure > 0 && (
            <>
              {' '}
              <svg viewBox="0 0 24 14" width="24" height="14" className={styles.sample} aria-hidden="true">
                <rect width="24" height="14" fill="url(#life-hatch)" />
              </svg>{' '}
              {lifeExpectancyText.noFigure}.
            </>
          )}
        </>
      }
    />
  );
}
