import { type ListedArea, parseBox, parseCircle } from '../../domain/registry/listed-area.ts';

export type Theme = 'light' | 'dark' | 'auto';

/** The options of a page's author, from the attributes of `<aed-map>`. */
export interface EmbedOptions {
  /** Null if missing or invalid. */
  readonly area: ListedArea | null;
  /** What the page's author must change to get an area; null if there is one. */
  readonly areaProblem: string | null;
  /** Title of the list, such as the town's name; null for the default. */
  readonly heading: string | null;
  readonly theme: Theme;
  /** Total height in CSS pixels; null: its content's height. */
  readonly heightPx: number | null;
}

/** Every attribute that affects the display. */
export const embedAttributes = ['area', 'center', 'radius', 'language', 'theme', 'heading', 'height'] as const;

const longestHeading = 120;

function readHeight(text: string | null): number | null {
  const height = /^\d{1,4}$/.test(text?.trim() ?? '') ? Number(text) : 0;
  return height === 0 ? null : Math.max(200, height);
}

/** Shown where an area is missing. */
export const areaAttributeExample = 'center="47.14,9.52" radius="3"';

/** Other widgets' names for a place. */
const otherNames = ['centre', 'lat', 'latitude', 'lng', 'lon', 'long', 'longitude', 'location', 'bbox'];

type ReadAttribute = (name: string) => string | null;

/** Says what was given and what to write instead, to the page's author. */
function describeAreaProblem(attribute: ReadAttribute): string {
  const given = (names: readonly string[]) =>
    names.filter((name) => attribute(name) !== null).map((name) => `${name}="${attribute(name)?.slice(0, 60)}"`);
  const circle = `Write center (degrees north, degrees east) and radius (kilometres, up to 100): ${areaAttributeExample}.`;
  if (attribute('area') !== null)
    return `${given(['area'])} cannot be read. Write west,south,east,north in degrees: area="9.4,47,9.7,47.3". For a circle: ${circle}`;
  const words = [...given(['center', 'radius']), ...given(otherNames)];
  if (words.length > 0) return `${words.join(' ')} names no area. ${circle}`;
  return `No area is given. ${circle}`;
}

/** Parses the attributes; invalid ones are ignored, because showing less is better than showing nothing. */
export function parseEmbedOptions(attribute: ReadAttribute): EmbedOptions {
  const [box, center, theme] = [attribute('area'), attribute('center'), attribute('theme')];
  const circle = center === null ? null : parseCircle(center, attribute('radius'));
  const area = box === null ? circle : parseBox(box);
  return {
    area,
    areaProblem: area === null ? describeAreaProblem(attribute) : null,
    heading: attribute('heading')?.trim().slice(0, longestHeading) || null,
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    heightPx: readHeight(attribute('height')),
  };
}
