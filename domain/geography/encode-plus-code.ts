import type { LongitudeLatitude } from './position.ts';

/** The 20 digits of plus codes. Letters that look alike or could form words are left out. */
const digits = '23456789CFGHJMPQRVWX';
const pairs = 5;
const separatorAfter = 8;
/** Number of cells per degree at the precision of ten digits: 20³. */
const cellsInDegree = 8000;

/**
 * Returns the plus code of a position with ten digits, which denotes an area of 1/8000 of a degree, or about 14 m. It
 * follows the Open Location Code specification (github.com/google/open-location-code, Apache-2.0): latitude from the
 * south pole and longitude from the antimeridian are written in base 20, with alternating digits.
 */
export function encodePlusCode([longitude, latitude]: LongitudeLatitude): string {
  // Rounds before taking the floor, because in floating point 0.29 × 8000 is less than 2320.
  const cellsFrom = (degrees: number) => Math.floor(Number((degrees * cellsInDegree).toFixed(6)));
  // The north pole would be in a row beyond the last one, and is counted in the northernmost row.
  let row = Math.min(Math.max(cellsFrom(latitude + 90), 0), 180 * cellsInDegree - 1);
  let column = cellsFrom((((longitude + 180) % 360) + 360) % 360);
  let code = '';
  for (let pair = 0; pair < pairs; pair++) {
    code = `${digits[row % 20]}${digits[column % 20]}${code}`;
    row = Math.floor(row / 20);
    column = Math.floor(column / 20);
  }
  return `${code.slice(0, separatorAfter)}+${code.slice(separatorAfter)}`;
}
