import { useRef, useState } from 'react';
import { Button } from '../../../ui/control/button.tsx';
import { CodeBlock } from '../../../ui/page/code-block.tsx';
import { checksumText } from '../text.ts';
import { HashDigits } from './hash-digits.tsx';
import styles from './records-checksum.module.css';
import { recordsChecksumText } from './records-checksum-text.ts';

interface RecordsChecksumProps {
  readonly root: string;
  readonly recordCount: number;
}

/**
 * Shows the root of the record checksum, a button that recomputes it, and instructions for computing it without this
 * site's code.
 */
export function RecordsChecksum({ root, recordCount }: RecordsChecksumProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.root}>
        <h3 className="tag">{recordsChecksumText.root}</h3>
        <p>
          <HashDigits value={root} />
        </p>
        <p className={`note ${styles.note}`}>{recordsChecksumText.rootNote(recordCount)}</p>
      </div>
      <VerifyNow root={root} />
      <ByHand />
    </div>
  );
}

type ModuleState<Module> =
  | { readonly step: 'idle' | 'loading' | 'failed' }
  | { readonly step: 'ready'; readonly module: Module };

/** Loads a module when a button is pressed. If loading fails, the button can be pressed again. */
function useModuleOnPress<Module>(load: () => Promise<Module>) {
  const [state, setState] = useState<ModuleState<Module>>({ step: 'idle' });
  const isLoading = useRef(false);
  async function press() {
    if (isLoading.current) return;
    isLoading.current = true;
    setState({ step: 'loading' });
    try {
      setState({ step: 'ready', module: await load() });
    } catch (cause) {
      console.warn('The requested code did not load:', cause);
      setState({ step: 'failed' });
    } finally {
      isLoading.current = false;
    }
  }
  return { state, press };
}

function VerifyNow({ root }: { root: string }) {
  const { state, press } = useModuleOnPress(() => import('./record-verification.tsx'));
  const [attempt, setAttempt] = useState(0);
  function verify() {
    setAttempt(attempt + 1);
    if (state.step !== 'ready') void press();
  }
  return (
    <div className={styles.verification}>
      <div className={styles.verify} data-screen-only>
        <Button tone="primary" onClick={verify}>
          {attempt === 0 ? recordsChecksumText.verify : checksumText.verifyAgain}
        </Button>
        <p className={`note ${styles.note}`} role="status">
          {state.step !== 'ready' && loadSentences[state.step]}
        </p>
        <noscript>
          <p className={`note ${styles.note}`}>{recordsChecksumText.needsScript}</p>
        </noscript>
      </div>
      {state.step === 'ready' && <state.module.RecordVerification printedRoot={root} attempt={attempt} />}
    </div>
  );
}

const loadSentences = {
  idle: recordsChecksumText.verifyNote,
  loading: recordsChecksumText.loading,
  failed: checksumText.loadFailed,
} as const;

function ByHand() {
  const { byHand } = recordsChecksumText;
  return (
    <div className={styles.byHand}>
      <h3>{byHand.title}</h3>
      <p>
        <a href="/checksum.json">{byHand.listLink}</a> {byHand.list} <a href="/records.ndjson">{byHand.recordsLink}</a>{' '}
        {byHand.records}
      </p>
      <CodeBlock text={byHand.command} />
      <p>{byHand.end}</p>
    </div>
  );
}
