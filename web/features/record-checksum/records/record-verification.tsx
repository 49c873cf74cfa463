import { useEffect, useState } from 'react';
import { publishedRecords } from '../../../../content/published-records.ts';
import { browserSha256 } from '../../../platform/sha256.ts';
import { checksumReportText } from '../checksum-report-text.ts';
import { checksumText } from '../text.ts';
import {
  areAllRecordsVerified,
  loadPublishedChecksum,
  loadRecordLines,
  type RecordsVerification as Outcome,
  verifyRecords,
} from '../verify-records.ts';
import styles from './records-checksum.module.css';
import { VerificationReport } from './verification-report.tsx';

type Run =
  | { readonly step: 'running'; readonly done: number; readonly title: string }
  | { readonly step: 'failed'; readonly sentence: string }
  | { readonly step: 'done'; readonly outcome: Outcome };

const started: Run = { step: 'running', done: 0, title: '' };

interface RecordVerificationProps {
  readonly printedRoot: string;
  /** Changing this number starts the verification again. */
  readonly attempt: number;
}

/**
 * Recomputes all hashes and the root. This module imports every record of the site, so it is loaded only when the
 * visitor starts a verification.
 */
export function RecordVerification({ printedRoot, attempt }: RecordVerificationProps) {
  const [run, setRun] = useState<Run>(started);
  useEffect(
    function verifyOnce() {
      let isWanted = attempt > 0;
      const show = (next: Run) => isWanted && setRun(next);
      show(started);
      verifyEverything(printedRoot, show).catch((cause) => show({ step: 'failed', sentence: errorMessageFor(cause) }));
      return () => {
        isWanted = false;
      };
    },
    [printedRoot, attempt],
  );
  return (
    <>
      {run.step === 'running' && <Progress done={run.done} title={run.title} />}
      <p role="status" className={styles.verdict} data-verdict={verdictOf(run)}>
        {statusOf(run)}
      </p>
      {run.step === 'done' && <VerificationReport outcome={run.outcome} printedRoot={printedRoot} />}
    </>
  );
}

async function verifyEverything(printedRoot: string, show: (run: Run) => void): Promise<void> {
  const [published, lines] = await Promise.all([loadPublishedChecksum(), loadRecordLines()]);
  const titleOf = new Map(publishedRecords.map(({ id, title }) => [id, title]));
  const outcome = await verifyRecords({
    records: publishedRecords,
    published,
    lines,
    printedRoot,
    hash: browserSha256,
    onProgress: (done, { id }) => show({ step: 'running', done, title: titleOf.get(id) ?? id }),
  });
  show({ step: 'done', outcome });
}

/**
 * Returns the error message for a failed verification. Without HTTPS it is a different message, because retrying would
 * not help.
 */
function errorMessageFor(cause: unknown): string {
  console.warn('The records could not be verified:', cause);
  return globalThis.isSecureContext ? checksumText.loadFailed : checksumText.noHash;
}

function Progress({ done, title }: { done: number; title: string }) {
  return (
    <div className={styles.progress}>
      <progress value={done} max={publishedRecords.length} aria-label={checksumReportText.progress} />
      <span className={`note ${styles.note}`}>{checksumReportText.checking(done, publishedRecords.length, title)}</span>
    </div>
  );
}

function verdictOf(run: Run): 'good' | 'bad' | undefined {
  if (run.step === 'running') return undefined;
  return run.step === 'done' && areAllRecordsVerified(run.outcome) ? 'good' : 'bad';
}

/** Returns the status text for screen readers. It is empty while the verification runs. */
function statusOf(run: Run): string {
  if (run.step === 'running') return '';
  if (run.step === 'failed') return run.sentence;
  if (!run.outcome.isListSound) return checksumReportText.listDamaged;
  if (!run.outcome.isThisEdition) return checksumReportText.otherEdition;
  const { changed, missing, added } = run.outcome.comparison;
  const differing = changed.length + missing.length + added.length;
  if (differing > 0) return checksumReportText.differs(differing);
  const { lines } = run.outcome;
  if (lines.differing.length + lines.surplus > 0) {
    return checksumReportText.linesDiffer(lines.differing.length + lines.surplus);
  }
  return `${checksumReportText.matches(run.outcome.atHand.leaves.length)} ${checksumReportText.matchesNote}`;
}
