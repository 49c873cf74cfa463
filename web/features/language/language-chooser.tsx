import Languages from '@lucide/icons/icons/languages';
import { useLocation } from 'react-router';
import { isTranslatedPage, languages, pathInLanguage, shellPathOf } from '../../languages/languages.ts';
import { language } from '../../languages/localize-text.ts';
import { useIsHydrated } from '../../ui/lazy/use-is-hydrated.ts';
import { Icon } from '../../ui/page/icon.tsx';
import styles from './language-chooser.module.css';
import { storeLanguage } from './stored-language.ts';
import { languageText as text } from './text.ts';

/**
 * Returns the page's path without the language prefix. A page that the server fills in was prerendered with a
 * placeholder as its path. Our server replaces the placeholder, and on other hosts the links become correct on
 * hydration.
 */
function usePagePath(): string {
  const isHydrated = useIsHydrated();
  const page = useLocation().pathname.replace(/(?<=.)\/$/, '');
  return isHydrated ? page : (shellPathOf(page) ?? page);
}

/**
 * Links to this page in every language, each in its own language. They work without scripts. Renders nothing if the
 * page is only in English.
 */
export function LanguageChooser() {
  const { key } = useLocation();
  const page = usePagePath();
  if (!isTranslatedPage(page)) return null;
  return (
    <details key={key}>
      <summary className={`unmarked ${styles.button}`}>
        <Icon of={Languages} size={24} />
        <span className="visually-hidden">{text.choose}</span>
      </summary>
      <nav className={styles.panel} aria-label={text.choose}>
        <ul className={styles.list}>
          {languages.map((entry) => (
            <li key={entry.tag}>
              <a
                href={pathInLanguage(entry, page)}
                lang={entry.tag}
                hrefLang={entry.tag}
                aria-current={entry === language ? 'true' : undefined}
                className={styles.link}
                onClick={() => storeLanguage(entry.tag)}
              >
                {entry.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
