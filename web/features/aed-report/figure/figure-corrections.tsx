import { useRef } from 'react';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { useNearViewport } from '../../../ui/lazy/use-near-viewport.ts';
import styles from './figure-corrections.module.css';
import type { FigureNotesProps } from './figure-notes.tsx';

/** If it does not load, the page shows what it was published with. */
const FigureDesk = lazyPart<FigureNotesProps>(
  () => import('./figure-notes.tsx').then(({ FigureNotes: desk }) => desk),
  {
    missing: (cause) => {
      console.error('The code of the corrections did not load.', cause);
      return () => null;
    },
  },
);

/**
 * Confirmed corrections of a page's figures since its publication, and a way to suggest more: loaded when the visitor
 * scrolls that far.
 */
export function FigureCorrections(shown: FigureNotesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hasComeNear = useNearViewport(frame);
  return (
    <div ref={frame} className={styles.corrections}>
      {hasComeNear && <FigureDesk {...shown} />}
    </div>
  );
}
