import X from '@lucide/icons/icons/x';
import { useState } from 'react';
import { language } from '../../languages/localize-text.ts';
import { Icon } from '../../ui/page/icon.tsx';
import styles from './language-suggestion.module.css';
import { readStoredLanguage, storeLanguage } from './stored-language.ts';
import { suggestLanguage } from './suggest-language.ts';

/**
 * Paths of emergency pages. Nothing may cover a button on these pages, because visitors may press a button within a
 * second.
 */
const emergencyPaths = /\/(?:aed(?:\/.*)?|cpr)$/;

/**
 * Offers the page in the visitor's probable language, and never redirects. The offer is last in the document and fixed
 * at the bottom of the window, so that no content moves. On emergency pages it is not fixed. Closing it stores the
 * page's language as the visitor's choice.
 */
export function LanguageSuggestionBar({ page }: { readonly page: string }) {
  const [offer, setOffer] = useState(() =>
    suggestLanguage(page, language.tag, navigator.languages, readStoredLanguage()),
  );
  if (offer === null) return null;
  const { tag, direction, words, address } = offer;
  const close = () => {
    storeLanguage(language.tag);
    setOffer(null);
  };
  return (
    <aside
      className={styles.offer}
      data-screen-only
      lang={tag}
      dir={direction}
      data-language-suggestion
      data-waits={emergencyPaths.test(page)}
    >
      <a href={address} hrefLang={tag} className={styles.link} onClick={() => storeLanguage(tag)}>
        {words}
      </a>
      <button type="button" className={styles.close} onClick={close} aria-label="✕">
        <Icon of={X} size={20} />
      </button>
    </aside>
  );
}
