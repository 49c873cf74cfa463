import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { escapeMarkup } from '../../../domain/text/escape-markup.ts';
import { languages, pathInLanguage, sourceLanguage } from '../../languages/languages.ts';

/** The options that a webmaster has chosen for the embedded list. */
export interface EmbedSettings {
  readonly center: LongitudeLatitude;
  readonly radiusKm: number;
  readonly heading: string;
  /** One of the site's language tags. */
  readonly language: string;
  readonly theme: 'auto' | 'light' | 'dark';
  /** Height in pixels. If it is empty, the list has its natural height. */
  readonly height: string;
}

/** Number of decimals of coordinates. Four decimals of a degree are about ten metres. */
const coordinateDecimals = 4;

/**
 * Returns the attributes of `<aed-map>` for the chosen options. Theme, heading and height are omitted if they have not
 * been chosen.
 */
export function buildEmbedAttributes(choice: EmbedSettings): Readonly<Record<string, string>> {
  const [longitude, latitude] = choice.center;
  return {
    center: `${latitude.toFixed(coordinateDecimals)},${longitude.toFixed(coordinateDecimals)}`,
    radius: String(choice.radiusKm),
    language: choice.language,
    ...(choice.theme !== 'auto' && { theme: choice.theme }),
    ...(choice.heading.trim() !== '' && { heading: choice.heading.trim() }),
    ...(choice.height !== '' && { height: choice.height }),
  };
}

/** Returns the HTML snippet to copy. It loads the script from `origin`. */
export function buildEmbedSnippet(choice: EmbedSettings, origin: string): string {
  const attributes = Object.entries(buildEmbedAttributes(choice)).map(
    ([name, value]) => `${name}="${escapeMarkup(value)}"`,
  );
  const language = languages.find(({ tag }) => tag === choice.language) ?? sourceLanguage;
  const words = choice.heading.trim() === '' ? 'AED' : `AED: ${choice.heading.trim()}`;
  return [
    `<script type="module" src="${origin}/embed.js"></script>`,
    `<aed-map ${attributes.join(' ')}>`,
    `<a href="${origin}${pathInLanguage(language, '/aed')}">${escapeMarkup(words)}</a></aed-map>`,
  ].join('\n');
}
