import type { SliBand } from '../../../../domain/hub/marker-style.ts';
import { bandGlyphPaths } from '../../../map/hubs/band-glyph.ts';
import styles from './sli-band-icon.module.css';

/** The shape and colour of a band of the Symbiotic Longevity Index (SLI), as on the map. */
export function SliBandIcon({ band }: { band: SliBand }) {
  return (
    <svg className={styles.glyph} data-band={band} viewBox="-0.5 -0.5 13 13" width="14" height="14" aria-hidden="true">
      <path d={bandGlyphPaths[band]} />
    </svg>
  );
}
