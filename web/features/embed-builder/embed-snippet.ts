import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { escapeMarkup } from '../../../domain/text/escape-markup.ts';
import { languages, pathInLanguage, sourceLanguage } from '../../languages/languages.ts';

/** The options that the author of an embedding page has chosen. */
export interface EmbedSettings {
  readonly center: LongitudeLatitude;
  readonly radiusKm: number;
  readonly heading: string;
  /** Language tag of the site. */
  readonly language: string;
  readonly theme: 'auto' | 'light' | 'dark';
  /** In pixels; empty for the list's natural height. */
  readonly height: string;
}

/** Decimals of a degree: four are about ten metres, and a town's centre is not more precise. */
const decimals = 4;

/** The attributes of `<aed-map>` for the chosen options; defaults are omitted. */
export function buildEmbedAttributes(choice: EmbedSettings): Readonly<Record<string, string>> {
  const [longitude, latitude] = choice.center;
  return {
    center: `${latitude.toFixed(decimals)},${longitude.toFixed(decimals)}`,
    radius: String(choice.radiusKm),
    language: choice.language,
    ...(choice.theme !== 'auto' && { theme: choice.theme }),
    ...(choice.heading.trim() !== '' && { heading: choice.heading.trim() }),
    ...(choice.height !== '' && { height: choice.height }),
  };
}

/** The HTML snippet to copy, which loads the script from `origin`. */
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
