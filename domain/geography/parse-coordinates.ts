import { toEuropeanDigits } from '../text/european-digits.ts';
import type { LongitudeLatitude } from './position.ts';

/** Result of parsing typed coordinates: the possible positions, likeliest first, or why there is none. */
export type ParsedCoordinates =
  | { readonly kind: 'positions'; readonly positions: readonly LongitudeLatitude[] }
  /** beyond: more than 90° north or south, or 180° east or west. */
  | { readonly kind: 'beyond' | 'unreadable' };

/** Normalises notation: digits of every script, the minus sign, primes, the decimal comma. */
function inPlainSigns(typed: string): string {
  const plain = toEuropeanDigits(typed)
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
/** Degrees with a sign, minutes, seconds. */
const angle = String.raw`([+-]?${number})\s*°?\s*(?:(${number})\s*'\s*(?:(${number})\s*"\s*)?)?`;
const between = String.raw`(?:\s*[,;/]\s*|\s+|(?<=[NSEWO'"\s])|(?=[NSEWO]))`;
const letter = '([NSEWO])';
const none = '()';
/** Two angles: each with its letter before it, with its letter after it, or without letters. */
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
  /** '' if no letter gives the axis. */
  readonly letter: string;
}

/** Null for minutes or seconds of sixty and more, and for a minus sign that contradicts the letter. */
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
 * The possible positions of two angles. Without letters either may come first: latitude by custom, longitude in map
 * files. O means east in German, and west in French, Italian, Portuguese and Spanish.
 */
function placesOf(first: Angle, second: Angle): readonly LongitudeLatitude[] {
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

/**
 * Whether a text has characters that only coordinates have; whole numbers alone may be a postcode or a house number.
 */
function isMeant(plain: string): boolean {
  return /^[\d\s.,;/°'"+\-NSEWO]+$/.test(plain) && /\d\.\d|\d\s*°/.test(plain);
}

/**
 * Parses coordinates as people write them, in degrees, minutes and seconds or decimals; null if the text is something
 * else.
 */
export function parseCoordinates(typed: string): ParsedCoordinates | null {
  const plain = inPlainSigns(typed);
  const parts = forms.map((form) => form.exec(plain)).find((match) => match !== null);
  // With its letters, 'N 47 E 8' is unambiguous even in whole degrees.
  if (!isMeant(plain) && !(parts && /[NSEWO]/.test(plain))) return null;
  const [first, second] = parts ? [readAngle(parts.slice(1, 6)), readAngle(parts.slice(6, 11))] : [null, null];
  if (first === null || second === null) return { kind: 'unreadable' };
  const places = placesOf(first, second);
  if (places.length === 0) return { kind: 'unreadable' };
  const positions = places.filter(isOnEarth);
  return positions.length === 0 ? { kind: 'beyond' } : { kind: 'positions', positions };
}

const decimal = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
/** Map URLs that give latitude before longitude: a pin takes precedence over the centre of the view. */
const pairsInAddresses = [
  `!3d${decimal}!4d${decimal}`,
  `[?&#]m?lat(?:itude)?=${decimal}.*?&(?:m?lon|m?lng|longitude)=${decimal}`,
  String.raw`[?&](?:q|query|ll|destination|daddr|coordinate|center|cp)=(?:loc:)?${decimal}[,~ ]\s*${decimal}`,
  `^geo:${decimal},${decimal}`,
  String.raw`#(?:map=)?[\d.]+/${decimal}/${decimal}`,
  `/@${decimal},${decimal}`,
].map((pair) => new RegExp(pair, 'i'));
/** Map URLs that give longitude first. */
const longitudeFirst = /^https?:\/\/[^/]*(?:yandex|2gis)\./i;

/** The coordinates in a map's URL, which is not opened; null if it is not a URL. */
export function parseMapUrl(typed: string): ParsedCoordinates | null {
  const address = typed.trim();
  if (!/^(?:https?:\/\/|geo:)/i.test(address)) return null;
  const plain = address
    .replace(/%2C/gi, ',')
    .replace(/%20|\+(?=[\d-])/g, ' ')
    .replace('geo:0,0?', 'geo:?');
  const match = pairsInAddresses.map((pair) => pair.exec(plain)).find((found) => found !== null);
  if (!match) return { kind: 'unreadable' };
  const [first, second] = [Number(match[1]), Number(match[2])];
  const position: LongitudeLatitude = longitudeFirst.test(address) ? [first, second] : [second, first];
  return isOnEarth(position) ? { kind: 'positions', positions: [position] } : { kind: 'beyond' };
}
