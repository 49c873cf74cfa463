import LocateFixed from '@lucide/icons/icons/locate-fixed';
import { Button } from '../../../ui/control/button.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { explorerText } from '../text.ts';
import styles from './locate-button.module.css';

/** Asks for the position once; while it is awaited the button says so and cannot be pressed again. */
export function LocateButton({ isLocating, onLocate }: { isLocating: boolean; onLocate: () => void }) {
  return (
    <div className={styles.locate}>
      <Button tone="primary" disabled={isLocating} onClick={onLocate}>
        <Icon of={LocateFixed} size={20} />
        {isLocating ? explorerText.locating : explorerText.locate}
      </Button>
      <p className={styles.note}>{explorerText.locateNote}</p>
    </div>
  );
}
