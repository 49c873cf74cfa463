import { useRef } from 'react';
import { symbiosisText } from '../text.ts';
import { useLateParts } from '../use-late-parts.ts';
import styles from './drift.module.css';

/** An example of what drift means, once it is loaded: it stands behind a fold and is fetched when that is opened. */
export function Drift() {
  const frame = useRef<HTMLDivElement>(null);
  const parts = useLateParts(frame);
  return (
    <div ref={frame} className={styles.example} data-reserved={parts === null}>
      {parts === 'failed' ? <p>{symbiosisText.withoutExample}</p> : parts && <parts.DriftExample />}
      <noscript>
        <p>{symbiosisText.withoutExample}</p>
      </noscript>
    </div>
  );
}
