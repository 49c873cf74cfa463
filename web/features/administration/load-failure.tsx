import { englishAttributes } from '../../languages/localize-text.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './admin-panel.module.css';
import { adminPanelText } from './admin-panel-text.ts';

interface LoadFailureProps {
  readonly onRetry: () => void;
  /** The title of the message. By default, it says that the logs did not load. */
  readonly title?: string;
}

/**
 * A message in place of data that did not load. It stays on the page, and a toast with the same title disappears after
 * a while.
 */
export function LoadFailure({ onRetry, title = adminPanelText.loadFailed }: LoadFailureProps) {
  return (
    <div className={styles.failure} role="alert" {...englishAttributes}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{adminPanelText.loadFailedHint}</p>
      <Button onClick={onRetry}>{adminPanelText.retry}</Button>
    </div>
  );
}
