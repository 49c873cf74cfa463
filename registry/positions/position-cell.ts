import { parseSexagesimalPair } from './degrees.ts';
import { parseMetres } from './parse-metres.ts';
import type { RawPosition } from './position.ts';
import { parseUtm } from './utm.ts';

const nowhere: RawPosition = { longitude: null, latitude: null };

/**
 * Returns two numbers separated by a comma, semicolon or slash, as text: "52.22, 21.01", "52,22; 21,01", "52,22 /
 * 21,01", "52,22, 21,01" or "52,22,21,01".
 */
function twoNumbers(text: string): readonly [string, string] | null {
  const inner = text
    .trim()
    .replace(/^[([]+/, '')
    .replace(/[)\]]+$/, '');
  const hasPoint = /\d\.\d/.test(inner);
  const parts = hasPoint ? inner.split(/[\s,;|/]+/) : inner.split(/,\s+|[\s;|/]+/);
  if (parts.length === 2) return [parts[0] ?? '', parts[1] ?? ''];
  const joined = /^(-?\d+,\d+)\s*,\s*(-?\d+,\d+)$/.exec(inner);
  return joined ? [joined[1] ?? '', joined[2] ?? ''] : null;
}

/**
 * Returns the position in `POINT (21.01 52.22)` or `{"type":"Point","coordinates":[21.01,52.22]}`. Both standards write
 * the longitude first. From several points (MULTIPOINT, MultiPoint) the first one is returned.
 */
function standardPoint(text: string): RawPosition | null {
  const written =
    /^(?:SRID=4326;)?\s*(?:MULTI)?POINT\s*(?:[ZM]{1,2}\s*)?\(\s*\(?([^(),]*)/i.exec(text)?.[1] ??
    /"coordinates"\s*:\s*\[[\s[]*([^\s[\]][^[\]]*)\]/.exec(text)?.[1];
  if (written === undefined) return null;
  const [longitude, latitude] = written.trim().split(/[\s,]+/);
  return { longitude, latitude };
}

/**
 * Returns the two numbers in a text such as "E 2683141 N 1247901", "X: 345000, Y: 5230000" or "345000E 5230000N". The
 * longitude comes first if `isLongitudeFirst`.
 */
function parseLabelledMetres(text: string, isLongitudeFirst: boolean): readonly [string, string] | null {
  const found =
    /^(?:[EX]\s*[:=]?\s*)?([\d.,'’ ]+?)\s*(?:m\s*)?E?[\s,;/]+(?:[NY]\s*[:=]?\s*)?([\d.,'’ ]+?)\s*(?:m\s*)?N?$/i.exec(
      text.trim(),
    ) ?? [];
  const [, east = '', north = ''] = found;
  if (!/[ENXY]/i.test(text) || ![east, north].every((value) => Math.abs(parseMetres(value)) > 1000)) return null;
  return isLongitudeFirst ? [east, north] : [north, east];
}

/** Maximum number of characters in a pair of coordinates with degrees, minutes and seconds in words. */
const maxPairLength = 200;

/** Matches a position in brackets after an address, as in tables from Socrata: "5 Main St (40.75, -73.98)". */
const positionAfterWords = /\p{L}.*\(\s*([+-]?\d{1,3}\.\d+)\s*,\s*([+-]?\d{1,3}\.\d+)\s*\)\s*$/su;

/**
 * Parses the position in a cell. In a pair of plain numbers the latitude comes first, as people and web maps write it,
 * unless `isLongitudeFirst`.
 */
export function parsePositionCell(text: string, isLongitudeFirst: boolean): RawPosition {
  // A long text is read only if it is WKT or JSON, which may have many corners, or ends with a position.
  const isShort = text.length <= maxPairLength;
  const point = standardPoint(text.trim()) ?? (isShort ? parseUtm(text) : null);
  if (point) return point;
  const alone = () => parseSexagesimalPair(text) ?? parseLabelledMetres(text, isLongitudeFirst) ?? twoNumbers(text);
  const [first, second] =
    (isShort ? alone() : null) ?? positionAfterWords.exec(text.slice(-maxPairLength))?.slice(1) ?? [];
  if (first === undefined) return nowhere;
  // The letters of the directions show the order of the coordinates.
  if (/[EW]/.test(first)) return { longitude: first, latitude: second };
  if (/[NS]/.test(first)) return { longitude: second, latitude: first };
  return isLongitudeFirst ? { longitude: first, latitude: second } : { longitude: second, latitude: first };
}
