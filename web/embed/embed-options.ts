import { type ListedArea, parseBox, parseCircle } from '../../domain/registry/listed-area.ts';

export type Theme = 'light' | 'dark' | 'auto';

/** The options that the page's author has set with attributes of `<aed-map>`. */
export interface EmbedOptions {
  /** The area to list. Null if its attributes are missing or invalid. */
  readonly area: ListedArea | null;
  /** Tells the page's author what to change so that the list has an area. Null if it has one. */
  readonly areaProblem: string | null;
  /** The title of the list, such as the name of the town. Null for the default title. */
  readonly heading: string | null;
  readonly theme: Theme;
  /** The total height in CSS pixels. Null for the height of the content. */
  readonly heightPx: number | null;
}

/** The attributes of `<aed-map>` that change what it shows. */
export const embedAttributes = ['area', 'center', 'radius', 'language', 'theme', 'heading', 'height'] as const;

const longestHeading = 120;

function readHeight(text: string | null): number | null {
  const height = /^\d{1,4}$/.test(text?.trim() ?? '') ? Number(text) : 0;
  return height === 0 ? null : Math.max(200, height);
}

/** An example for page authors whose list has no area. */
export const areaAttributeExample = 'center="47.14,9.52" radius="3"';

/** Names of the attributes with which other widgets specify a place. The message to the page's author mentions them. */
const otherWidgetsNames = ['centre', 'lat', 'latitude', 'lng', 'lon', 'long', 'longitude', 'location', 'bbox'];

type ReadAttribute = (name: string) => string | null;

/** Returns a message that tells the page's author which attributes were given and what to write instead. */
function describeAreaProblem(attribute: ReadAttribute): string {
  const given = (names: readonly string[]) =>
    names.filter((name) => attribute(name) !== null).map((name) => `${name}="${attribute(name)?.slice(0, 60)}"`);
  const circle = `Write center (degrees north, degrees east) and radius (kilometres, up to 100): ${areaAttributeExample}.`;
  if (attribute('area') !== null)
    return `${given(['area'])} cannot be read. Write west,south,east,north in degrees: area="9.4,47,9.7,47.3". For a circle: ${circle}`;
  const words = [...given(['center', 'radius']), ...given(otherWidgetsNames)];
  if (words.length > 0) return `${words.join(' ')} names no area. ${circle}`;
  return `No area is given. ${circle}`;
}

/** Parses the attributes. Invalid attributes are ignored, so that the list shows as much as possible. */
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
