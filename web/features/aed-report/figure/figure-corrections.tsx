import { useRef } from 'react';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { useHasComeNear } from '../../../ui/lazy/use-near-viewport.ts';
import styles from './figure-corrections.module.css';
import type { FigureDeskProps } from './figure-notes.tsx';

/** Without it the page says what it was published with. */
const FigureDesk = lazyPart<FigureDeskProps>(() => import('./figure-notes.tsx').then(({ FigureDesk: desk }) => desk), {
  missing: (cause) => {
    console.error('The code of the corrections did not load.', cause);
    return () => null;
  },
});

/** What is confirmed about a page's figures since it was published, and the way to say more: fetched once somebody reads that far. */
export function FigureCorrections(shown: FigureDeskProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hasComeNear = useHasComeNear(frame);
  return (
    <div ref={frame} className={styles.corrections}>
      {hasComeNear && <FigureDesk {...shown} />}
    </div>
  );
}
