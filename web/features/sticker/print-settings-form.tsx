import { numbers } from 'virtual:numbers-to-call';
import type { ReactNode } from 'react';
import { formatCountryName } from '../../languages/format.ts';
import { languages } from '../../languages/languages.ts';
import { languagesOfCountry, maxStickerLanguages } from './languages-of-country.ts';
import styles from './sticker.module.css';
import type { PaperSize } from './sticker-sheets.tsx';
import { stickerText as text } from './text.ts';

export interface StickerPrintSettings {
  readonly paper: PaperSize;
  /** ISO 3166-1 code in capitals. */
  readonly country: string;
  /** Tags of the languages on the sticker. The QR code links to the page in the first of them. */
  readonly tags: readonly string[];
}

interface PrintSettingsFormProps {
  readonly settings: StickerPrintSettings;
  readonly onChange: (settings: StickerPrintSettings) => void;
  /** Content below the fields: notes and the print button. */
  readonly children: ReactNode;
}

const papers = Object.entries(text.papers) as [PaperSize, string][];

const countries = () =>
  Object.keys(numbers)
    .map((code) => ({ code, name: formatCountryName(code) }))
    .sort((one, other) => one.name.localeCompare(other.name));

/** Form fields for the stickers' content and the paper size. */
export function PrintSettingsForm({ settings, onChange, children }: PrintSettingsFormProps) {
  const { paper, country, tags } = settings;
  const toggle = (tag: string) =>
    onChange({ ...settings, tags: tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag] });
  return (
    <form className={`page-frame ${styles.settings}`} data-screen-only onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{text.paper}</legend>
        {papers.map(([id, name]) => (
          <label key={id}>
            <input
              type="radio"
              name="paper"
              checked={paper === id}
              onChange={() => onChange({ ...settings, paper: id })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <label className={styles.country}>
        {text.country}
        <select
          value={country}
          onChange={({ target }) =>
            onChange({ ...settings, country: target.value, tags: languagesOfCountry(target.value) })
          }
        >
          {countries().map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{text.languages}</legend>
        {languages.map(({ tag, name }) => {
          const isChosen = tags.includes(tag);
          const isLast = isChosen && tags.length === 1;
          return (
            <label key={tag}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isLast || (!isChosen && tags.length >= maxStickerLanguages)}
                onChange={() => toggle(tag)}
              />
              <span lang={tag}>{name}</span>
            </label>
          );
        })}
      </fieldset>
      {children}
    </form>
  );
}
