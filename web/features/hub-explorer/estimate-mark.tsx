import styles from './estimate-mark.module.css';
import { explorerText } from './text.ts';

/** Stands under a score that the editors estimated. */
export function EstimateMark() {
  return <span className={styles.mark}>{explorerText.estimate}</span>;
}
