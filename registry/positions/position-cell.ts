import { sexagesimalPair } from './degrees.ts';
import { parseMetres } from './metres.ts';
import type { RawPosition } from './position.ts';
import { parseUtm } from './utm.ts';

const nowhere: RawPosition = { longitude: null, latitude: null };

/** The two numbers of "52.22, 21.01", "52,22; 21,01", "52,22 / 21,01", "52,22, 21,01" and "52,22,21,01", as text. */
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
 * The numbers of `POINT (21.01 52.22)` or `{"type":"Point","coordinates":[21.01,52.22]}`: longitude first, by their
 * standards. Of several points (MULTIPOINT, MultiPoint) the first.
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
 * The numbers of "E 2683141 N 1247901", "X: 345000, Y: 5230000" and "345000E 5230000N", in the order in which a cell is
 * read.
 */
function labelledMetres(text: string, isLongitudeFirst: boolean): readonly [string, string] | null {
  const found =
    /^(?:[EX]\s*[:=]?\s*)?([\d.,'’ ]+?)\s*(?:m\s*)?E?[\s,;/]+(?:[NY]\s*[:=]?\s*)?([\d.,'’ ]+?)\s*(?:m\s*)?N?$/i.exec(
      text.trim(),
    ) ?? [];
  const [, east = '', north = ''] = found;
  if (!/[ENXY]/i.test(text) || ![east, north].every((value) => Math.abs(parseMetres(value)) > 1000)) return null;
  return isLongitudeFirst ? [east, north] : [north, east];
}

/** Letters of the longest pair of numbers, as degrees, minutes and seconds with their words. */
const longestPair = 200;

/** "5 Main St (40.75, -73.98)": a position in brackets after words, as in Socrata's tables. */
const behindWords = /\p{L}.*\(\s*([+-]?\d{1,3}\.\d+)\s*,\s*([+-]?\d{1,3}\.\d+)\s*\)\s*$/su;

/**
 * A position from one cell. Two plain numbers have latitude first, as people and web maps write them, unless
 * `isLongitudeFirst`.
 */
export function parsePositionCell(text: string, isLongitudeFirst: boolean): RawPosition {
  // WKT or JSON with many corners may be long; any other long text is no position, or has a pair at its end.
  const isShort = text.length <= longestPair;
  const point = standardPoint(text.trim()) ?? (isShort ? parseUtm(text) : null);
  if (point) return point;
  const alone = () => sexagesimalPair(text) ?? labelledMetres(text, isLongitudeFirst) ?? twoNumbers(text);
  const [first, second] = (isShort ? alone() : null) ?? behindWords.exec(text.slice(-longestPair))?.slice(1) ?? [];
  if (first === undefined) return nowhere;
  // A cell with east or west has an explicit order.
  if (/[EW]/.test(first)) return { longitude: first, latitude: second };
  if (/[NS]/.test(first)) return { longitude: second, latitude: first };
  return isLongitudeFirst ? { longitude: first, latitude: second } : { longitude: second, latitude: first };
}
