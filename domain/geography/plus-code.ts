import type { LongitudeLatitude } from './position.ts';

/** The digits of a plus code, without letters that form words or look alike. */
const digits = '23456789CFGHJMPQRVWX';
const pairs = 5;
const separatorAfter = 8;
/** Cells of the fifth pair in a degree: 20³. */
const cellsInDegree = 8000;

/**
 * The plus code of a position, with ten digits: an area of 1/8000 of a degree, about 14 m. By the Open Location Code
 * specification (github.com/google/open-location-code, Apache-2.0): two base-20 numbers, latitude from the south pole
 * and longitude from the antimeridian, with interleaved digits.
 */
export function plusCode([longitude, latitude]: LongitudeLatitude): string {
  // Rounded first: 0.29 × 8000 is less than 2320 in floating point.
  const cellsFrom = (degrees: number) => Math.floor(Number((degrees * cellsInDegree).toFixed(6)));
  // The pole has no cell of its own: it belongs to the last one south of it.
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
