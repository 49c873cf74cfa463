import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/control/button.tsx';
import { useIsHydrated } from '../../../ui/lazy/use-is-hydrated.ts';
import { ledgerText } from '../text.ts';
import styles from './ledger-verification.module.css';
import type { LedgerVerificationResult, LedgerWorkerMessage } from './ledger-worker-messages.ts';

/** A button that verifies every entry of the ledger in a worker. Progress and result are shown below it. */
export function LedgerVerification() {
  const [answer, setAnswer] = useState<LedgerWorkerMessage | null>(null);
  const worker = useRef<Worker | null>(null);
  const isHydrated = useIsHydrated();
  useEffect(function endWithThePage() {
    return () => worker.current?.terminate();
  }, []);

  const isRunning = answer?.step === 'running';

  function verify() {
    if (isRunning) return;
    worker.current?.terminate();
    const started = new Worker(new URL('./ledger-worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    setAnswer({ step: 'running', done: 0, size: 0 });
    started.addEventListener('message', ({ data }: MessageEvent<LedgerWorkerMessage>) => setAnswer(data));
    started.addEventListener('error', () => setAnswer({ step: 'failed', isUnsupported: false }));
    started.postMessage('verify');
  }

  return (
    <div>
      <Button tone="primary" onClick={verify} disabled={!isHydrated} aria-disabled={isRunning}>
        {answer === null || isRunning ? ledgerText.verify : ledgerText.verifyAgain}
      </Button>
      {isRunning && (
        <p className="note">
          <progress value={answer.done} max={Math.max(1, answer.size)} aria-label={ledgerText.progress} />{' '}
          {ledgerText.verifying(answer.done, answer.size)}
        </p>
      )}
      <p role="status" className={styles.verdict} data-verdict={verdictOf(answer)}>
        {describeOutcome(answer)}
      </p>
      {answer?.step === 'done' && <Findings ledger={answer.ledger} />}
    </div>
  );
}

function verdictOf(answer: LedgerWorkerMessage | null): 'good' | 'bad' | undefined {
  if (answer === null || answer.step === 'running') return undefined;
  return answer.step === 'done' && answer.ledger.findings.length === 0 ? 'good' : 'bad';
}

/** Describes the outcome for screen readers. The progress is not announced. */
function describeOutcome(answer: LedgerWorkerMessage | null): string {
  if (answer === null || answer.step === 'running') return '';
  if (answer.step === 'failed') return answer.isUnsupported ? ledgerText.failed : ledgerText.unreachable;
  const { findings, size, seenBefore, isKept } = answer.ledger;
  if (findings.length > 0) return ledgerText.bad(findings.length);
  const before = seenBefore === null ? ledgerText.first : ledgerText.continues(seenBefore);
  return `${ledgerText.good(size)} ${isKept ? before : ledgerText.notKept}`;
}

function Findings({ ledger: { findings, alterations } }: { ledger: LedgerVerificationResult }) {
  const told = [
    ...findings,
    ...alterations.map(({ altered, position, time }) => ledgerText.alteration(altered, position, time)),
  ];
  if (told.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {told.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
