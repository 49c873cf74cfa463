import styles from './sample-mark.module.css';

/** Says that what stands here is made up to show how the page works. */
export function SampleMark() {
  return <span className={styles.mark}>Sample data</span>;
}
