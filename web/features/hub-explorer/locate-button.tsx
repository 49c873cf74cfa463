import { LocateFixed } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import styles from './locate-button.module.css';
import { explorerText } from './text.ts';

/** Asks for the position once; while it is awaited the button says so and cannot be pressed again. */
export function LocateButton({ isLocating, onLocate }: { isLocating: boolean; onLocate: () => void }) {
  return (
    <div className={styles.locate}>
      <Button tone="primary" disabled={isLocating} onClick={onLocate}>
        <LocateFixed aria-hidden="true" size={20} />
        {isLocating ? explorerText.locating : explorerText.locate}
      </Button>
      <p className={styles.note}>{explorerText.locateNote}</p>
    </div>
  );
}
