import styles from './commitments.module.css';
import { principlesText } from './text.ts';

/** The four commitments as cards at the end of the page. */
export function Commitments() {
  return (
    <ul className={styles.cards}>
      {principlesText.cards.map(({ title, text }) => (
        <li key={title} className={styles.card}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
