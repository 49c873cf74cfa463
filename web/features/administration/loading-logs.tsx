import { LoaderCircle } from 'lucide-react';
import styles from './administration.module.css';
import { administrationText } from './text.ts';

/** While it is looked at who is signed in, and while their logs, or what else is named, are fetched. */
export function LoadingLogs({ text = administrationText.loading }: { readonly text?: string }) {
  return (
    <p className={styles.loading} role="status">
      <LoaderCircle className={styles.spinner} aria-hidden="true" size={22} />
      {text}
    </p>
  );
}
