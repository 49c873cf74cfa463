import { englishAttributes } from '../../languages/localize-text.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './admin-panel.module.css';
import { panelText } from './panel-text.ts';

interface LoadFailureProps {
  readonly onRetry: () => void;
  /** The title of the message; by default that the logs did not load. */
  readonly title?: string;
}

/** Shown in place of data that did not load. The toast with the same title disappears; this message stays. */
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
