import X from '@lucide/icons/icons/x';
import { useState } from 'react';
import { language } from '../../languages/localize-text.ts';
import { Icon } from '../../ui/page/icon.tsx';
import { findLanguageOffer } from './find-language-offer.ts';
import styles from './language-offer.module.css';
import { readStoredLanguage, storeLanguage } from './stored-language.ts';

/** Emergency pages, on which nothing may cover a button, because visitors may press one within a second. */
const isForHelp = /\/(?:aed(?:\/.*)?|cpr)$/;

/**
 * Offers the page in the visitor's language, in that language, and never redirects. It is last in the document and
 * fixed at the bottom, so that no content moves. On emergency pages it is not fixed. Closing it keeps the page's
 * language.
 */
export function LanguageOfferBar({ page }: { readonly page: string }) {
  const [offer, setOffer] = useState(() =>
    findLanguageOffer(page, language.tag, navigator.languages, readStoredLanguage()),
  );
  if (offer === null) return null;
  const { tag, direction, words, address } = offer;
  const close = () => {
    storeLanguage(language.tag);
    setOffer(null);
  };
  return (
    <aside className={styles.offer} lang={tag} dir={direction} data-language-offer data-waits={isForHelp.test(page)}>
      <a href={address} hrefLang={tag} className={styles.link} onClick={() => storeLanguage(tag)}>
        {words}
      </a>
      <button type="button" className={styles.close} onClick={close} aria-label="✕">
        <Icon of={X} size={20} />
      </button>
    </aside>
  );
}
