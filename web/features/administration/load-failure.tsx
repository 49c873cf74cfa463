import { englishAttributes } from '../../languages/localize-text.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './admin-panel.module.css';
import { panelText } from './panel-text.ts';

interface LoadFailureProps {
  readonly onRetry: () => void;
  /** The title of the message. By default, it says that the logs did not load. */
  readonly title?: string;
}

/**
 * A message in place of data that did not load. It stays on the page, and a toast with the same title disappears after
 * a while.
 */
export function LoadFailure({ onRetry, title = panelText.loadFailed }: LoadFailureProps) {
  return (
    <div className={styles.failure} role="alert" {...englishAttributes}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{panelText.loadFailedHint}</p>
      <Button onClick={onRetry}>{panelText.retry}</Button>
    </div>
  );
}
