import styles from './sample-mark.module.css';
import { sampleMarkText as text } from './sample-mark-text.ts';

/** Marks invented content that shows how the page works. */
export function SampleMark() {
  return <span className={styles.mark}>{text.mark}</span>;
}
