import { type ListedArea, readBox, readCircle } from '../../domain/registry/listed-area.ts';

export type Theme = 'light' | 'dark' | 'auto';

/** The options of a page's author, from the attributes of `<aed-map>`. */
export interface EmbedOptions {
  /** Null if missing or invalid. */
  readonly area: ListedArea | null;
  /** Title of the list, such as the town's name; null for the default. */
  readonly heading: string | null;
  readonly theme: Theme;
  /** Total height in CSS pixels; null: its content's height. */
  readonly heightPx: number | null;
}

/** Every attribute that affects the display. */
export const embedAttributes = ['area', 'center', 'radius', 'language', 'theme', 'heading', 'height'] as const;
export type EmbedAttribute = (typeof embedAttributes)[number];

const longestHeading = 120;

function readHeight(text: string | null): number | null {
  const height = /^\d{1,4}$/.test(text?.trim() ?? '') ? Number(text) : 0;
  return height === 0 ? null : Math.max(200, height);
}

/** Parses the attributes; invalid ones are ignored, because showing less is better than showing nothing. */
export function readOptions(attribute: (name: EmbedAttribute) => string | null): EmbedOptions {
  const [box, center, theme] = [attribute('area'), attribute('center'), attribute('theme')];
  const circle = center === null ? null : readCircle(center, attribute('radius'));
  return {
    area: box === null ? circle : readBox(box),
    heading: attribute('heading')?.trim().slice(0, longestHeading) || null,
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    heightPx: readHeight(attribute('height')),
  };
}
