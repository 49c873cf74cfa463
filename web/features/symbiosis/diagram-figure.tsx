import Maximize2 from '@lucide/icons/icons/maximize-2';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../ui/control/dialog.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import styles from './diagram-figure.module.css';
import { RingDiagram, type TurnedDrawing } from './ring-diagram.tsx';
import { symbiosisText } from './text.ts';

interface DiagramFigureProps extends TurnedDrawing {
  /** The sliders again, beside the enlarged diagram. */
  readonly dials: ReactNode;
}

/** The ring diagram; a click anywhere on it enlarges it. */
export function DiagramFigure({ dials, ...turned }: DiagramFigureProps) {
  const [isEnlarged, setIsEnlarged] = useState(false);
  const { diagram } = symbiosisText;
  return (
    <figure className={styles.figure}>
      <div className={styles.plate}>
        <RingDiagram {...turned} />
        {/* An overlay, so that the drawing keeps its own text alternative instead of becoming a button's label. */}
        <button type="button" className={styles.enlarge} aria-haspopup="dialog" onClick={() => setIsEnlarged(true)}>
          <span className={styles.hint}>
            <Icon of={Maximize2} size={16} strokeWidth={1.5} />
            {diagram.enlarge}
          </span>
        </button>
      </div>
      <figcaption className={styles.caption}>{diagram.caption}</figcaption>
      <Dialog
        isWide
        title={diagram.title}
        closeLabel={diagram.close}
        isOpen={isEnlarged}
        onClose={() => setIsEnlarged(false)}
      >
        <div className={styles.enlarged}>
          <RingDiagram {...turned} />
          {dials}
        </div>
        <p className={styles.description}>{diagram.description}</p>
      </Dialog>
    </figure>
  );
}
