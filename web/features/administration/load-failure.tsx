import { inEnglish } from '../../languages/in-language.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './admin-panel.module.css';
import { panelText } from './panel-text.ts';

interface LoadFailureProps {
  readonly onRetry: () => void;
  /** What failed; if omitted, the logs. */
  readonly title?: string;
}

/** Stands where data should be; the toast with the same title comes and goes, this stays. */
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
