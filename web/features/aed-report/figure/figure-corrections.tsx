import { useRef } from 'react';
import { createLazyComponent } from '../../../ui/lazy/create-lazy-component.tsx';
import { useNearViewport } from '../../../ui/lazy/use-near-viewport.ts';
import styles from './figure-corrections.module.css';
import type { FigureNotesProps } from './figure-notes.tsx';

/** If this code fails to load, the page still shows its figures as they were published. */
const LazyFigureNotes = createLazyComponent<FigureNotesProps>(
  () => import('./figure-notes.tsx').then(({ FigureNotes: notes }) => notes),
  {
    missing: (cause) => {
      console.error('The code of the corrections did not load.', cause);
      return () => null;
    },
  },
);

/**
 * Confirmed corrections of a page's figures, and a button to suggest another. The code loads when the visitor scrolls
 * near.
 */
export function FigureCorrections(shown: FigureNotesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hasComeNear = useNearViewport(frame);
  return (
    <div ref={frame} className={styles.corrections}>
      {hasComeNear && <LazyFigureNotes {...shown} />}
    </div>
  );
}
