import { useRef, useState } from 'react';
import type { RegisteredAed } from '../../../domain/aed/aed-registry.ts';
import { generateUuid } from '../../backend/generate-uuid.ts';
import { loadWithTexts } from '../../languages/localize-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { useFocusWhenLost } from '../../ui/use-focus-when-lost.ts';
import styles from './on-site-report.module.css';
import { ReportButton } from './report-button.tsx';
import { reportButtonText as text } from './report-button-text.ts';

const loadSending = () => loadWithTexts(['report'], () => import('./report-presence.ts'));

/**
 * Report buttons for a person who stands at an AED. One reports that it is there and looks fine, and the other opens
 * the form for problems. The link on a sticker ends in '#sticker' and scrolls to this section.
 */
export function OnSiteReport({ aed }: { readonly aed: RegisteredAed }) {
  // All presses of the button share one id, so that a report that is sent twice counts once.
  const id = useRef<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly sentence: string; readonly isTaken: boolean } | null>(null);

  const told = useRef<HTMLParagraphElement>(null);
  // When the report is accepted, the pressed button is removed and loses the focus.
  useFocusWhenLost(told, outcome);

  async function report() {
    if (isSending) return;
    setSending(true);
    id.current ??= generateUuid();
    try {
      const { reportPresence } = await loadSending();
      setOutcome(await reportPresence(id.current, aed));
    } catch (cause) {
      console.error('The code of the report did not load.', cause);
      setOutcome({ sentence: text.notLoaded, isTaken: false });
    } finally {
      setSending(false);
    }
  }

  return (
    <section id="sticker" className={styles.spot} data-needs-script aria-labelledby="sticker-title" tabIndex={-1}>
      <h2 id="sticker-title" className={styles.title}>
        {text.here}
      </h2>
      <div role="status">
        {outcome !== null && (
          <p ref={told} className={styles.told} tabIndex={-1}>
            {outcome.sentence}
          </p>
        )}
      </div>
      {outcome?.isTaken !== true && (
        <div className={styles.choices}>
          <Button tone="primary" onClick={() => void report()} aria-disabled={isSending || undefined}>
            {text.stillHere}
          </Button>
          <ReportButton aed={aed} around={aed.position} />
        </div>
      )}
    </section>
  );
}
