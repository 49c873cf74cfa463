import Languages from '@lucide/icons/icons/languages';
import { useLocation } from 'react-router';
import { language } from '../../languages/in-language.ts';
import { addressIn, languages, translatedPages } from '../../languages/languages.ts';
import { Icon } from '../../ui/page/icon.tsx';
import styles from './language-chooser.module.css';
import { rememberLanguage } from './remembered-language.ts';
import { languageText as text } from './text.ts';

/** This page in every language, each called by its own name: links, so that it needs no script. Nothing where the page is in English alone. */
export function LanguageChooser() {
  const { pathname, key } = useLocation();
  const page = pathname.replace(/(?<=.)\/$/, '');
  if (!translatedPages.includes(page)) return null;
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
                href={addressIn(entry, page)}
                lang={entry.tag}
                hrefLang={entry.tag}
                aria-current={entry === language ? 'true' : undefined}
                className={styles.link}
                onClick={() => rememberLanguage(entry.tag)}
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
