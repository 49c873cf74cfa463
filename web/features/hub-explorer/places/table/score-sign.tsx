import { placesText } from '../text.ts';
import styles from './table-row.module.css';

/** How a score came about, as a sign beside it and in the legend above the table. */
const signs = { estimate: '≈', founding: '°' } as const;

/** Says by a sign how a score came about. */
export function ScoreSign({ isEstimate }: { readonly isEstimate: boolean }) {
  return isEstimate ? (
    <abbr className={styles.sign} title={placesText.estimateMeaning}>
      {signs.estimate}
    </abbr>
  ) : (
    <abbr className={styles.sign} title={placesText.foundingMark}>
      {signs.founding}
    </abbr>
  );
}

/** What the signs beside the scores mean. */
export function ScoreLegend() {
  return (
    <p className={styles.legend}>
      {`${signs.estimate} ${placesText.estimateMeaning} · ${signs.founding} ${placesText.foundingMark}`}
    </p>
  );
}
