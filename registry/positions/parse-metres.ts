import type { ToDegrees } from '../formats/projection.ts';
import type { RawPosition } from './position.ts';

/** Parses metres as sources write them: 440236.5, "440.236,50", "440 236,5", "4 474 000". NaN for anything else. */
export function parseMetres(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return Number.NaN;
  const plain = value.normalize('NFKC').replaceAll(/[\s'’]/g, '');
  const isGrouped = /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain) && !/^[+-]?\d{1,3}\.\d{3}$/.test(plain);
  const text = isGrouped ? plain.replaceAll('.', '').replace(',', '.') : plain.replace(/^([+-]?\d+),(\d+)$/, '$1.$2');
  const ungrouped = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  return /^[+-]?\d+(?:\.\d+)?$/.test(ungrouped) ? Number(ungrouped) : Number.NaN;
}

/**
 * Converts a position in metres of a national grid to degrees. A position outside the grid is returned unchanged, and
 * fails a later check.
 */
export function positionToDegrees(position: RawPosition, toDegrees: ToDegrees): RawPosition {
  const [east, north] = [parseMetres(position.longitude), parseMetres(position.latitude)];
  // Small numbers are degrees, because no AED is so close to the origin of a grid. Cells that name their UTM zone have
  // already been converted to degrees.
  if (Math.abs(east) <= 180 && Math.abs(north) <= 90) return position;
  const degrees = toDegrees(east, north);
  return degrees === null ? position : { longitude: degrees[0], latitude: degrees[1] };
}
