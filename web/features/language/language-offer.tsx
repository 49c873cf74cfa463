import X from '@lucide/icons/icons/x';
import { useState } from 'react';
import { language } from '../../languages/in-language.ts';
import { Icon } from '../../ui/page/icon.tsx';
import styles from './language-offer.module.css';
import { offerOf } from './offers.ts';
import { rememberedLanguage, rememberLanguage } from './remembered-language.ts';

/** Pages on which nothing may lie over a button: who is there may press it within the second. */
const isForHelp = /\/(?:aed(?:\/.*)?|cpr)$/;

/**
 * Offers the page in the visitor's language, in that language, and never goes there by itself. It comes last in the document and stands
 * in sight at its foot, so that nothing moves, but on the pages for help, where it waits at the end; closing it keeps the language of the page.
 */
export function LanguageOfferBar({ page }: { readonly page: string }) {
  const [offer, setOffer] = useState(() => offerOf(page, language.tag, navigator.languages, rememberedLanguage()));
  if (offer === null) return null;
  const { tag, direction, words, address } = offer;
  const close = () => {
    rememberLanguage(language.tag);
    setOffer(null);
  };
  return (
    <aside className={styles.offer} lang={tag} dir={direction} data-language-offer data-waits={isForHelp.test(page)}>
      <a href={address} hrefLang={tag} className={styles.link} onClick={() => rememberLanguage(tag)}>
        {words}
      </a>
      <button type="button" className={styles.close} onClick={close} aria-label="✕">
        <Icon of={X} size={20} />
      </button>
    </aside>
  );
}
