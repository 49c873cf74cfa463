import { useState } from 'react';
import type { CivicValues } from '../../../domain/hub/civic-equation.ts';
import styles from './civic-model.module.css';
import { DiagramFigure } from './diagram-figure.tsx';
import { symbiosisText } from './text.ts';
import type { LazyPartsState } from './use-lazy-parts.ts';

/** The ring diagram, and beside it the sliders that control it once they are loaded. */
export function CivicModel({ parts }: { parts: LazyPartsState }) {
  const [values, setValues] = useState<CivicValues>();
  const hasFailed = parts === 'failed';
  const dials = parts && !hasFailed && <parts.CivicDials values={values} onTurn={setValues} />;
  return (
    <div className={styles.model}>
      {parts && !hasFailed && values ? (
        <DiagramFigure
          dials={dials}
          rings={<parts.TurnedRings values={values} />}
          output={<parts.TurnedOutput values={values} />}
        />
      ) : (
        <DiagramFigure dials={dials} />
      )}
      <div className={styles.bench} data-reserved={parts === null}>
        {dials}
        {hasFailed && <p className={styles.notice}>{symbiosisText.withoutDials}</p>}
        <noscript>
          <p className={styles.notice}>{symbiosisText.withoutDials}</p>
        </noscript>
      </div>
    </div>
  );
}
