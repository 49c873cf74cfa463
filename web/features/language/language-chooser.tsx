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
 * The page's path without the language prefix. A page that the server fills in later knows only a placeholder path: our
 * server replaces it, and on other hosts the links are corrected on hydration.
 */
function useAddress(): string {
  const isHydrated = useIsHydrated();
  const page = useLocation().pathname.replace(/(?<=.)\/$/, '');
  return isHydrated ? page : (shellPathOf(page) ?? page);
}

/**
 * Links to this page in every language, each named in that language. They work without scripts. Renders nothing if the
 * page is in English only.
 */
export function LanguageChooser() {
  const { key } = useLocation();
  const page = useAddress();
  if (!isTranslatedPage(page)) return null;
  return (
    <details key={key}>
      <summary className={styles.button}>
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
