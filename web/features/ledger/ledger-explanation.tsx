import styles from './ledger-explanation.module.css';
import { ledgerText } from './text.ts';

/** What the ledger is and is not, in plain words. */
export function LedgerExplanation() {
  return (
    <div className={styles.text}>
      {ledgerText.how.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3>{ledgerText.limitsTitle}</h3>
      <ul>
        {ledgerText.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      <h3>{ledgerText.outsideTitle}</h3>
      <p>{ledgerText.outside}</p>
      <ul>
        {ledgerText.commands.map((command) => (
          <li key={command}>
            <code>{command}</code>
          </li>
        ))}
      </ul>
      <p>{ledgerText.outsideNote}</p>
    </div>
  );
}
