import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { escapeMarkup } from '../../../domain/text/escape-markup.ts';
import { addressIn, languages, sourceLanguage } from '../../languages/languages.ts';

/** What somebody has chosen for their page. */
export interface EmbedChoice {
  readonly center: LongitudeLatitude;
  readonly radiusKm: number;
  readonly heading: string;
  /** Tag of a language of the site. */
  readonly language: string;
  readonly theme: 'auto' | 'light' | 'dark';
  /** In pixels; empty for as high as the list. */
  readonly height: string;
}

/** About ten metres: a place finer than that is no middle of a town. */
const decimals = 4;

/** The attributes of `<aed-map>` for a choice; what is usual is left out. */
export function attributesOf(choice: EmbedChoice): Readonly<Record<string, string>> {
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

/** The lines to copy, for a site at this origin. */
export function snippetOf(choice: EmbedChoice, origin: string): string {
  const attributes = Object.entries(attributesOf(choice)).map(([name, value]) => `${name}="${escapeMarkup(value)}"`);
  const language = languages.find(({ tag }) => tag === choice.language) ?? sourceLanguage;
  const words = choice.heading.trim() === '' ? 'AED' : `AED: ${choice.heading.trim()}`;
  return [
    `<script type="module" src="${origin}/embed.js"></script>`,
    `<aed-map ${attributes.join(' ')}>`,
    `<a href="${origin}${addressIn(language, '/aed')}">${escapeMarkup(words)}</a></aed-map>`,
  ].join('\n');
}
