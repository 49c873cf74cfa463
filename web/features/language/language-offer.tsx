import X from '@lucide/icons/icons/x';
import { useState } from 'react';
import { language } from '../../languages/in-language.ts';
import { Icon } from '../../ui/page/icon.tsx';
import styles from './language-offer.module.css';
import { offerOf } from './offers.ts';
import { rememberedLanguage, rememberLanguage } from './remembered-language.ts';

/**
 * Offers the page in the visitor's language, in that language, and never goes there by itself. It comes last in the document and stands
 * in sight at its foot, so that nothing moves; closing it keeps the language of the page.
 */
export function LanguageOffer({ page }: { readonly page: string }) {
  const [offer, setOffer] = useState(() => offerOf(page, language.tag, navigator.languages, rememberedLanguage()));
  if (offer === null) return null;
  const { tag, direction, words, address } = offer;
  const close = () => {
    rememberLanguage(language.tag);
    setOffer(null);
  };
  return (
    <aside className={styles.offer} lang={tag} dir={direction} data-language-offer>
      <a href={address} hrefLang={tag} className={styles.link} onClick={() => rememberLanguage(tag)}>
        {words}
      </a>
      <button type="button" className={styles.close} onClick={close} aria-label="✕">
        <Icon of={X} size={20} />
      </button>
    </aside>
  );
}
