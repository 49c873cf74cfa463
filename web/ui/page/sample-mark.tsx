import styles from './sample-mark.module.css';
import { sampleMarkText as text } from './sample-mark-text.ts';

/** A label that marks content as invented. It only shows how the page works. */
export function SampleMark() {
  return <span className={styles.mark}>{text.mark}</span>;
}
