import { LoaderCircle } from 'lucide-react';
import { language } from '../../languages/in-language.ts';
import styles from './administration.module.css';
import { administrationText } from './text.ts';

/** Within the panel, which is in English. */
const inItsLanguage = { lang: language.tag, dir: language.direction };

/** While it is looked at who is signed in, and while their logs, or what else is named, are fetched. */
export function LoadingLogs({ text }: { readonly text?: string }) {
  return (
    <p className={styles.loading} role="status" {...(text === undefined && inItsLanguage)}>
      <LoaderCircle className={styles.spinner} aria-hidden="true" size={22} />
      {text ?? administrationText.loading}
    </p>
  );
}
