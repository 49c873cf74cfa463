import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { PublicReport } from '../../../../domain/report/public-report.ts';
import { formatDay } from '../../../languages/format.ts';
import { reportedText as text } from '../messages/registry-text.ts';
import styles from './reported-lines.module.css';

/** A day of UTC in words; with its year where that is another one. */
function dayWords(date: string, now: Date): string {
  const year = date.startsWith(String(now.getUTCFullYear())) ? undefined : 'numeric';
  return formatDay(new Date(`${date}T00:00:00Z`), { day: 'numeric', month: 'long', year, timeZone: 'UTC' });
}

/** What is reported of an AED in one sentence. */
export function reportedWords(report: PublicReport, now: Date): string {
  const { kind, state, count, since, last, decided, isContradicted } = report;
  if (state !== 'confirmed' && kind !== 'new')
    return text.open[kind](count, dayWords(kind === 'present' ? last : since, now));
  const confirmed = text.confirmed[kind](dayWords(decided ?? last, now));
  return isContradicted && kind !== 'gone' ? text.contradicted(confirmed) : confirmed;
}

/** What people report of an AED, a line each: above the ways to it, for somebody is about to run there. */
export function ReportedLines({ aed, now }: { readonly aed: RegisteredAed; readonly now: Date }) {
  return (
    <ul className={styles.lines}>
      {(aed.reported ?? []).map((report) => (
        <li key={`${report.aedId} ${report.kind}`} data-kind={report.kind}>
          {reportedWords(report, now)}
          {report.question !== null && <span className={styles.question}>{text.question(report.question)}</span>}
        </li>
      ))}
    </ul>
  );
}
