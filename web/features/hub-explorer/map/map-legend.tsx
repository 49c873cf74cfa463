import type { SliBand } from '../../../../domain/hub/marker-style.ts';
import { BandGlyph } from '../hub/band-glyph.tsx';
import { explorerText } from '../text.ts';
import styles from './map-legend.module.css';

const bandsBestFirst: readonly SliBand[] = ['green', 'lime', 'yellow', 'grey'];

/** Explains the markers; the end of the way round the map for the keyboard. */
export function MapLegend({ id }: { id: string }) {
  return (
    <div id={id} className={styles.legend} tabIndex={-1}>
      <p className={styles.title}>{explorerText.legendTitle}</p>
      <ul className={styles.bands}>
        {bandsBestFirst.map((band) => (
          <li key={band} className={styles.band}>
            <BandGlyph band={band} />
            {explorerText.bands[band]}
          </li>
        ))}
      </ul>
      <p>{explorerText.legendRing}</p>
    </div>
  );
}
