import styles from './sample-mark.module.css';
import { sampleMarkText as text } from './sample-mark-text.ts';

/** Says that what is here is made up to show how the page works. */
export function SampleMark() {
  return <span className={styles.mark}>{text.mark}</span>;
}
