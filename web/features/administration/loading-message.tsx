import LoaderCircle from '@lucide/icons/icons/loader-circle';
import { language } from '../../languages/localize-text.ts';
import { Icon } from '../../ui/page/icon.tsx';
import styles from './administration.module.css';
import { administrationText } from './text.ts';

/** The message is in the page's language, within a panel in English. */
const inItsLanguage = { lang: language.tag, dir: language.direction };

/** A message shown while the session is checked or data load; by default it names the logs. */
export function LoadingMessage({ text }: { readonly text?: string }) {
  return (
    <p className={styles.loading} role="status" {...(text === undefined && inItsLanguage)}>
      <Icon of={LoaderCircle} className={styles.spinner} size={22} />
      {text ?? administrationText.loading}
    </p>
  );
}
