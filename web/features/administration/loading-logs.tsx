import LoaderCircle from '@lucide/icons/icons/loader-circle';
import { language } from '../../languages/in-language.ts';
import { Icon } from '../../ui/page/icon.tsx';
import styles from './administration.module.css';
import { administrationText } from './text.ts';

/** Within the panel, which is in English. */
const inItsLanguage = { lang: language.tag, dir: language.direction };

/** Shown while the session is checked and the logs, or other named data, load. */
export function LoadingLogs({ text }: { readonly text?: string }) {
  return (
    <p className={styles.loading} role="status" {...(text === undefined && inItsLanguage)}>
      <Icon of={LoaderCircle} className={styles.spinner} size={22} />
      {text ?? administrationText.loading}
    </p>
  );
}
