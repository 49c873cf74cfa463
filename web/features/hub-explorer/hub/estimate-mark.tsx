import { explorerText } from '../text.ts';
import styles from './estimate-mark.module.css';

/** Stands under each score: an estimate of the editors, or one of the founding list, whose method nobody knows. */
export function EstimateMark({ isEstimated }: { isEstimated: boolean }) {
  return <span className={styles.mark}>{isEstimated ? explorerText.estimate : explorerText.founding}</span>;
}
