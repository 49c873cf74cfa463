import { shadeBandBounds } from '../../../../domain/life-expectancy/life-expectancy-measures.ts';
import { englishAttributes } from '../../../languages/localize-text.ts';
import scale from '../../../ui/life-expectancy-scale/life-scale.module.css';
import { ShadeHistogram } from '../../../ui/life-expectancy-scale/shade-histogram.tsx';
import { explorerText } from '../text.ts';
import styles from './map-legend.module.css';

const bounds = shadeBandBounds['at-birth'].map((bound) => String(bound / 10));

/**
 * A legend of the map's shades for life expectancy, with the source of the figures. The life expectancy page has the
 * same shades.
 */
export function CountryShadingLegend({ counts }: { readonly counts: readonly number[] }) {
  const caption = (
    <>
      {explorerText.shadeLegend}
      <br />
      <span {...englishAttributes}>United Nations, World Population Prospects 2024, CC BY 3.0 IGO</span>
    </>
  );
  return (
    <div className={`${scale.scale} ${styles.scale}`}>
      <ShadeHistogram bounds={bounds} counts={counts} label={explorerText.shadeLegend} caption={caption} />
    </div>
  );
}
