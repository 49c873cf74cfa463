import { isSourceLanguage } from '../../languages/localize-text.ts';
import { siteConfig } from '../../site-config.ts';
import { StaticHtml } from '../../ui/page/static-html.tsx';
import { translationNoteText as text } from './text.ts';
import styles from './translation-note.module.css';

const { contact } = siteConfig.operator;
const contactAddress = contact === '' || contact.startsWith('https:') ? contact : `mailto:${contact}`;

/**
 * A note at the end of every translated page. It says that no professional has reviewed the translation, and where to
 * report mistakes.
 */
export function TranslationNote() {
  if (isSourceLanguage) return null;
  return (
    <StaticHtml as="p" id="translation-note" className={`page-frame note ${styles.note}`}>
      {text.notReviewed} {globalThis.hasEnglishInPlaces && `${text.englishInPlaces} `}
      {text.englishRest}{' '}
      {contactAddress !== '' && (
        <a href={contactAddress} className={styles.report}>
          {text.report}
        </a>
      )}
    </StaticHtml>
  );
}
