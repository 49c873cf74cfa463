import { checksumReportText } from '../checksum-report-text.ts';
import type { PageCheckResult } from './check-page-records.ts';
import styles from './records-checksum.module.css';

type Verdict = 'good' | 'bad' | 'open';

interface PageCheckResultsProps {
  /** Null until all pages have been read. */
  readonly findings: readonly PageCheckResult[] | null;
}

/**
 * Shows how the data files of the places' pages compare with the published list. A page that could not be read counts
 * as neither matching nor different.
 */
export function PageCheckResults({ findings }: PageCheckResultsProps) {
  const { verdict, sentence } = summarizeResults(findings ?? []);
  const named = (findings ?? []).filter(({ differing }) => differing?.length !== 0);
  return (
    <>
      <p role="status" className={styles.verdict} data-verdict={verdict}>
        {findings !== null && sentence}
      </p>
      {named.length > 0 && (
        <ul className={styles.differences} data-verdict={verdict}>
          {named.map(({ path, differing }) => (
            <li key={path}>
              <p>
                <a href={path}>{path}</a>:{' '}
                {differing === null ? checksumReportText.pages.unreadable : differing.join(', ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function summarizeResults(findings: readonly PageCheckResult[]): {
  readonly verdict: Verdict;
  readonly sentence: string;
} {
  const { match, matchRead, differ, unread } = checksumReportText.pages;
  const unreadCount = findings.filter(({ differing }) => differing === null).length;
  const differingCount = findings.filter(({ differing }) => differing !== null && differing.length > 0).length;
  const readCount = findings.length - unreadCount;
  if (differingCount > 0) {
    return { verdict: 'bad', sentence: [differ(differingCount), unread(unreadCount)].join(' ').trim() };
  }
  if (unreadCount === 0) return { verdict: 'good', sentence: match(readCount) };
  const sentences = readCount === 0 ? [unread(unreadCount)] : [matchRead(readCount), unread(unreadCount)];
  return { verdict: 'open', sentence: sentences.join(' ') };
}
