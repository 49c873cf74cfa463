import { principles } from '../../../content/principles.ts';
import styles from './principle-list.module.css';
import { principleNumerals } from './principle-numerals.ts';
import { principlesText } from './text.ts';

/** A list of the nine principles. Each has a numeral, a title, its meaning and what it asks for. */
export function PrincipleList() {
  return (
    <ol className={styles.list}>
      {principles.map((principle, index) => (
        <li key={principle.title} className={styles.principle}>
          <span className={styles.numeral} aria-hidden="true">
            {principleNumerals[index]}
          </span>
          <h2 className={styles.title}>{principle.title}</h2>
          <p className={styles.text}>{principle.text}</p>
          <div className={styles.asks}>
            <h3 className={styles.label}>{principlesText.asks}</h3>
            <p>{principle.asksOfPlace}</p>
          </div>
          {principle.seen && (
            <div className={styles.seen}>
              <h3 className={styles.label}>{principlesText.seen}</h3>
              <p>
                {principle.seen.text}{' '}
                <a href={principle.seen.source.url} rel="noopener">
                  {principle.seen.source.publisher}, {principle.seen.source.year}
                </a>
              </p>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
