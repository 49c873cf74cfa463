import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { reportedText as text } from '../words/registry-text.ts';
import { reportedWords } from '../words/reported-words.ts';
import styles from './reported-lines.module.css';

/** What people report of an AED, a line each: above the ways to it, for somebody is about to run there. */
export function ReportedLines({ aed, now }: { readonly aed: RegisteredAed; readonly now: Date }) {
  return (
    <ul className={styles.lines}>
      {(aed.reported ?? []).map((report) => (
        <li key={report.kind} data-kind={report.kind}>
          {reportedWords(report, aed, now)}
          {report.question !== null && <span className={styles.question}>{text.question(report.question)}</span>}
        </li>
      ))}
    </ul>
  );
}
