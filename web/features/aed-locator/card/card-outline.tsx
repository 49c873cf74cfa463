import styles from './card-outline.module.css';

/** The still shape of a card while the search runs, as high as the card that takes its place. */
function CardOutline() {
  return (
    <div className={styles.outline} aria-hidden="true">
      <div className={styles.place}>
        <span className={styles.name} />
        <span className={styles.line} />
        <span className={styles.shortLine} />
      </div>
      <div className={styles.buttons}>
        <span className={styles.button} />
        <span className={styles.button} />
        <span className={styles.button} />
      </div>
    </div>
  );
}

/** Three of them: enough to fill a telephone's screen. */
export function CardOutlines() {
  return (
    <div className={styles.outlines}>
      <CardOutline />
      <CardOutline />
      <CardOutline />
    </div>
  );
}
