import LoaderCircle from '@lucide/icons/icons/loader-circle';
import { language } from '../../languages/localize-text.ts';
import { Icon } from '../../ui/page/icon.tsx';
import styles from './administration.module.css';
import { administrationText } from './text.ts';

/** The default message is in the page's language, although the panel around it is in English. */
const pageLanguage = { lang: language.tag, dir: language.direction };

/**
 * A message that is shown while the session is checked or data are loading. By default, it says that the logs are
 * loading.
 */
export function LoadingMessage({ text }: { readonly text?: string }) {
  return (
    <p className={styles.loading} role="status" {...(text === undefined && pageLanguage)}>
      <Icon of={LoaderCircle} className={styles.spinner} size={22} />
      {text ?? administrationText.loading}
    </p>
  );
}
