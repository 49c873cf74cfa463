import { Button } from '../../ui/control/button.tsx';
import styles from './admin-panel.module.css';
import { panelText } from './panel-text.ts';

/** Stands where data should be; the toast with the same title comes and goes, this stays. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failure} role="alert">
      <p>
        <strong>{panelText.loadFailed}</strong>
      </p>
      <p>{panelText.loadFailedHint}</p>
      <Button onClick={onRetry}>{panelText.retry}</Button>
    </div>
  );
}
