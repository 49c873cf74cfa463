import type { RegisteredAed } from '../../../domain/aed/aed-registry.ts';
import { aedPagePath, stickerFragment } from '../../../domain/registry/aed-page-path.ts';
import { languages, pathInLanguage, sourceLanguage } from '../../languages/languages.ts';
import { QrCode } from '../../ui/page/qr-code.tsx';
import styles from './sticker.module.css';
import { stickerTranslations } from './sticker-translations.ts';
import { stickerText as text } from './text.ts';

interface StickerProps {
  readonly aed: RegisteredAed;
  /** Origin of the site to which the QR code links. */
  readonly origin: string;
  /** Tags of the languages on the sticker. The QR code links to the page in the first of them. */
  readonly tags: readonly string[];
  /** Ambulance number; null if unknown. */
  readonly number: string | null;
}

const languageOf = (tag: string | undefined) => languages.find((language) => language.tag === tag) ?? sourceLanguage;

/** The sticker for an AED's box: the emergency number, and a QR code for the AED's page. */
export function Sticker({ aed, origin, tags, number }: StickerProps) {
  const address = origin + pathInLanguage(languageOf(tags[0]), aedPagePath(aed.id));
  const words = tags.flatMap((tag) => {
    const translation = stickerTranslations[tag];
    return translation === undefined ? [] : [{ tag, dir: languageOf(tag).direction, ...translation }];
  });
  const devices = [...new Map(words.map((word) => [word.device, word])).values()];
  return (
    <article className={styles.sticker} aria-label={`${text.aed} ${aed.id}`}>
      <div className={styles.head}>
        <strong className={styles.sign}>{text.aed}</strong>
        <p className={styles.devices}>
          {devices.map(({ tag, dir, device }) => (
            <span key={tag} lang={tag} dir={dir}>
              {device}
            </span>
          ))}
        </p>
      </div>
      {number !== null && (
        <div className={styles.call}>
          <p>
            {words.map(({ tag, dir, call }) => (
              <span key={tag} lang={tag} dir={dir}>
                {call}
              </span>
            ))}
          </p>
          <strong className={styles.number}>{number}</strong>
        </div>
      )}
      <div className={styles.foot}>
        <div className={styles.code}>
          <QrCode address={address + stickerFragment} label={address + stickerFragment} />
        </div>
        <div className={styles.about}>
          {words.map(({ tag, dir, scan }) => (
            <p key={tag} lang={tag} dir={dir}>
              {scan}
            </p>
          ))}
          <p className={styles.place} dir="auto">
            {aed.name}
          </p>
          <p className={styles.ref}>
            {text.aed} <bdi>{aed.ref ?? aed.id}</bdi>
          </p>
          {aed.ref !== undefined && <p className={styles.id}>{aed.id}</p>}
          <p className={styles.id}>{new URL(origin).host}</p>
        </div>
      </div>
    </article>
  );
}
