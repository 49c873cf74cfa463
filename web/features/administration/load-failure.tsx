import { inEnglish } from '../../languages/in-language.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './admin-panel.module.css';
import { panelText } from './panel-text.ts';

interface LoadFailureProps {
  readonly onRetry: () => void;
  /** What failed; the logs by default. */
  readonly title?: string;
}

/** Shown in place of the data; the toast with the same title disappears, this stays. */
export function LoadFailure({ onRetry, title = panelText.loadFailed }: LoadFailureProps) {
  return (
    <div className={styles.failure} role="alert" {...inEnglish}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{panelText.loadFailedHint}</p>
      <Button onClick={onRetry}>{panelText.retry}</Button>
    </div>
  );
}
