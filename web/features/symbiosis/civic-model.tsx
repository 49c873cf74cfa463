import Maximize2 from '@lucide/icons/icons/maximize-2';
import { type ReactNode, useState } from 'react';
import type { CivicTermValues } from '../../../domain/hub/civic-equation.ts';
import { Dialog } from '../../ui/control/dialog.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import styles from './civic-model.module.css';
import diagramFigureStyles from './diagram-figure.module.css';
import { RingDiagram, type RingDiagramOverlays } from './ring-diagram.tsx';
import { symbiosisText } from './text.ts';
import type { LazySymbiosisPartsState } from './use-lazy-symbiosis-parts.ts';

/** The ring diagram with the sliders that control it beside it. The sliders appear once they have loaded. */
export function CivicModel({ parts }: { parts: LazySymbiosisPartsState }) {
  const [values, setValues] = useState<CivicTermValues>();
  const hasFailed = parts === 'failed';
  const dials = parts && !hasFailed && <parts.CivicDials values={values} onChange={setValues} />;
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

interface DiagramFigureProps extends RingDiagramOverlays {
  /** A second copy of the sliders, beside the enlarged diagram. */
  readonly dials: ReactNode;
}

/** The ring diagram, which opens enlarged when it is clicked. */
function DiagramFigure({ dials, ...turned }: DiagramFigureProps) {
  const [isEnlarged, setIsEnlarged] = useState(false);
  const { diagram } = symbiosisText;
  return (
    <figure className={diagramFigureStyles.figure}>
      <div className={diagramFigureStyles.plate}>
        <RingDiagram {...turned} />
        {/* An overlay, so that the drawing keeps its own text alternative instead of becoming a button's label. */}
        <button
          type="button"
          className={diagramFigureStyles.enlarge}
          aria-haspopup="dialog"
          onClick={() => setIsEnlarged(true)}
        >
          <span className={diagramFigureStyles.hint}>
            <Icon of={Maximize2} size={16} strokeWidth={1.5} />
            {diagram.enlarge}
          </span>
        </button>
      </div>
      <figcaption className={`note ${diagramFigureStyles.caption}`}>{diagram.caption}</figcaption>
      <Dialog
        isWide
        title={diagram.title}
        closeLabel={diagram.close}
        isOpen={isEnlarged}
        onClose={() => setIsEnlarged(false)}
      >
        <div className={diagramFigureStyles.enlarged}>
          <RingDiagram {...turned} />
          {dials}
        </div>
        <p className={`note ${diagramFigureStyles.description}`}>{diagram.description}</p>
      </Dialog>
    </figure>
  );
}
