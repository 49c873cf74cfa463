import { type ListedArea, readBox, readCircle } from '../../domain/registry/listed-area.ts';

export type Theme = 'light' | 'dark' | 'auto';

/** What the author of a page asks for, by the attributes of `<aed-map>`. */
export interface EmbedOptions {
  /** Null if none is given, or none that can be read. */
  readonly area: ListedArea | null;
  /** Stands over the list, as the name of the town; null for the usual title. */
  readonly heading: string | null;
  readonly theme: Theme;
  /** Of the whole, in CSS pixels; null: as high as its content. */
  readonly heightPx: number | null;
}

/** Every attribute that changes what is shown. */
export const embedAttributes = ['area', 'center', 'radius', 'language', 'theme', 'heading', 'height'] as const;
export type EmbedAttribute = (typeof embedAttributes)[number];

const longestHeading = 120;

function readHeight(text: string | null): number | null {
  const height = /^\d{1,4}$/.test(text?.trim() ?? '') ? Number(text) : 0;
  return height === 0 ? null : Math.max(200, height);
}

/** Reads the attributes; what cannot be read is if omitted, for a town's page had better show less than nothing. */
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
