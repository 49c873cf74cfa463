import styles from './ledger-explanation.module.css';
import type { LedgerExplanationText } from './ledger-explanation-text.ts';

/** Explains what the ledger is and what it is not. */
export function LedgerExplanation({ text }: { text: LedgerExplanationText }) {
  return (
    <div className={styles.text}>
      {text.how.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3>{text.limitsTitle}</h3>
      <ul>
        {text.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      <h3>{text.outsideTitle}</h3>
      <p>{text.outside}</p>
      <ul>
        {text.commands.map((command) => (
          <li key={command}>
            <code>{command}</code>
          </li>
        ))}
      </ul>
      <p>{text.outsideNote}</p>
    </div>
  );
}
