import styles from './ledger-explanation.module.css';
import type { LedgerExplanationText } from './ledger-explanation-text.ts';

/** Explains what the ledger is and what it is not. */
export function LedgerExplanation({ words }: { words: LedgerExplanationText }) {
  return (
    <div className={styles.text}>
      {words.how.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3>{words.limitsTitle}</h3>
      <ul>
        {words.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      <h3>{words.outsideTitle}</h3>
      <p>{words.outside}</p>
      <ul>
        {words.commands.map((command) => (
          <li key={command}>
            <code>{command}</code>
          </li>
        ))}
      </ul>
      <p>{words.outsideNote}</p>
    </div>
  );
}
