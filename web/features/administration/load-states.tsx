import { LoaderCircle } from 'lucide-react';
import { Button } from '../../ui/control/button.tsx';
import styles from './admin-panel.module.css';
import { panelText } from './panel-text.ts';

export function LoadingLogs() {
  return (
    <p className={styles.loading} role="status">
      <LoaderCircle className={styles.spinner} aria-hidden="true" size={22} />
      {panelText.loading}
    </p>
  );
}

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
