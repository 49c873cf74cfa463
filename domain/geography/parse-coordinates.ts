import { toEuropeanDigits } from '../text/european-digits.ts';
import type { LongitudeLatitude } from './position.ts';

/**
 * The result of parsing coordinates that a person typed: the possible positions, the most likely one first, or the
 * reason why there are none.
 */
export type ParsedCoordinates =
  | { readonly kind: 'positions'; readonly positions: readonly LongitudeLatitude[] }
  /** 'beyond' means that the text is valid but outside ±90° of latitude or ±180° of longitude. */
  | { readonly kind: 'beyond' | 'unreadable' };

/** Normalises the notation of digits, minus signs, degree, minute and second signs, and decimal commas. */
function normaliseNotation(text: string): string {
  const plain = toEuropeanDigits(text)
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll('٫', '.')
    .replace(/[،、]/g, ',')
    .replace(/[−–]/g, '-')
    .replace(/[˚º]/g, '°')
    .replace(/''|′′|[″”“]/g, '"')
    .replace(/[′’‘ʹ]/g, "'")
    .replace(/^[([\s]+|[)\]\s]+$/g, '');
  const commas = plain.match(/\d,\d/g)?.length ?? 0;
  const isDecimalComma = !plain.includes('.') && (commas > 1 || (commas === 1 && /[°NSEWO]/.test(plain)));
  return isDecimalComma ? plain.replace(/(\d),(\d+)/g, '$1.$2') : plain;
}

const number = String.raw`\d+(?:\.\d+)?`;
/** Matches degrees with an optional sign, followed by optional minutes and seconds. */
const angle = String.raw`([+-]?${number})\s*°?\s*(?:(${number})\s*'\s*(?:(${number})\s*"\s*)?)?`;
const between = String.raw`(?:\s*[,;/]\s*|\s+|(?<=[NSEWO'"\s])|(?=[NSEWO]))`;
const letter = '([NSEWO])';
const none = '()';
/**
 * Patterns for two angles. Either both have a compass letter before the number, or both have one after it, or neither
 * has one.
 */
const forms = [
  { before: letter, after: none },
  { before: none, after: letter },
  { before: none, after: none },
].map(({ before, after }) => {
  const one = String.raw`${before}\s*${angle}\s*${after}`;
  return new RegExp(`^${one}${between}${one}$`);
});

interface Angle {
  readonly degrees: number;
  /** The compass letter; '' if there is none. */
  readonly letter: string;
}

/**
 * Converts a matched angle to degrees. Null if its minutes or seconds are 60 or more, or if it has both a minus sign
 * and a compass letter.
 */
function readAngle(parts: readonly (string | undefined)[]): Angle | null {
  const [before = '', whole = '', minutes = '0', seconds = '0', after = ''] = parts;
  const letter = before + after;
  if (Number(minutes) >= 60 || Number(seconds) >= 60 || (letter !== '' && whole.startsWith('-'))) return null;
  const size = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600;
  return { degrees: whole.startsWith('-') || letter === 'S' || letter === 'W' ? -size : size, letter };
}

const isOnEarth = ([east, north]: LongitudeLatitude) => Math.abs(east) <= 180 && Math.abs(north) <= 90;
const isNorthward = ({ letter }: Angle) => letter === 'N' || letter === 'S';

/**
 * Returns the positions that two angles may mean. Without compass letters either angle may be the latitude: people
 * usually write it first, map files write longitude first. The letter O means east in German, and west in French,
 * Italian, Portuguese and Spanish.
 */
function positionsOf(first: Angle, second: Angle): readonly LongitudeLatitude[] {
  if (first.letter === '') {
    const isSame = first.degrees === second.degrees;
    return isSame
      ? [[first.degrees, first.degrees]]
      : [
          [second.degrees, first.degrees],
          [first.degrees, second.degrees],
        ];
  }
  if (isNorthward(first) === isNorthward(second)) return [];
  const [north, east] = isNorthward(first) ? [first, second] : [second, first];
  const places: LongitudeLatitude[] = [[east.degrees, north.degrees]];
  return east.letter === 'O' ? [...places, [-east.degrees, north.degrees]] : places;
}

/** Whether a text can only be coordinates. Two whole numbers alone may also be a postcode and a house number. */
function isOnlyCoordinates(plain: string): boolean {
  return /^[\d\s.,;/°'"+\-NSEWO]+$/.test(plain) && /\d\.\d|\d\s*°/.test(plain);
}

/**
 * Parses coordinates as people write them, as decimals or as degrees, minutes and seconds. Null if the text is
 * something else.
 */
export function parseCoordinates(text: string): ParsedCoordinates | null {
  const plain = normaliseNotation(text);
  const parts = forms.map((form) => form.exec(plain)).find((match) => match !== null);
  // With compass letters, even whole degrees are unambiguous, as in 'N 47 E 8'.
  if (!isOnlyCoordinates(plain) && !(parts && /[NSEWO]/.test(plain))) return null;
  const [first, second] = parts ? [readAngle(parts.slice(1, 6)), readAngle(parts.slice(6, 11))] : [null, null];
  if (first === null || second === null) return { kind: 'unreadable' };
  const places = positionsOf(first, second);
  if (places.length === 0) return { kind: 'unreadable' };
  const positions = places.filter(isOnEarth);
  return positions.length === 0 ? { kind: 'beyond' } : { kind: 'positions', positions };
}

const decimal = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
/** Patterns for coordinates in map URLs. Patterns for a pin come before those for the centre of the view. */
const urlPatterns = [
  `!3d${decimal}!4d${decimal}`,
  `[?&#]m?lat(?:itude)?=${decimal}.*?&(?:m?lon|m?lng|longitude)=${decimal}`,
  String.raw`[?&](?:q|query|ll|destination|daddr|coordinate|center|cp)=(?:loc:)?${decimal}[,~ ]\s*${decimal}`,
  `^geo:${decimal},${decimal}`,
  String.raw`#(?:map=)?[\d.]+/${decimal}/${decimal}`,
  `/@${decimal},${decimal}`,
].map((pair) => new RegExp(pair, 'i'));
/** Hosts whose URLs give longitude before latitude. */
const longitudeFirst = /^https?:\/\/[^/]*(?:yandex|2gis)\./i;

/** Parses the coordinates in a map's URL without opening it; null if the text is not a URL. */
export function parseMapUrl(text: string): ParsedCoordinates | null {
  const address = text.trim();
  if (!/^(?:https?:\/\/|geo:)/i.test(address)) return null;
  const plain = address
    .replace(/%2C/gi, ',')
    .replace(/%20|\+(?=[\d-])/g, ' ')
    .replace('geo:0,0?', 'geo:?');
  const match = urlPatterns.map((pair) => pair.exec(plain)).find((found) => found !== null);
  if (!match) return { kind: 'unreadable' };
  const [first, second] = [Number(match[1]), Number(match[2])];
  const position: LongitudeLatitude = longitudeFirst.test(address) ? [first, second] : [second, first];
  return isOnEarth(position) ? { kind: 'positions', positions: [position] } : { kind: 'beyond' };
}
