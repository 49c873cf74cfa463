import { corePrinciples } from '../../../content/architecture.ts';
import styles from './core-principles.module.css';

/** The four principles that apply to every step. */
export function CorePrinciples() {
  return (
    <ul className={styles.principles}>
      {corePrinciples.map(({ title, text }) => (
        <li key={title} className={styles.principle}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
