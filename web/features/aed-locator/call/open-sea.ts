import { rows } from 'virtual:open-sea';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';

const cellsPerDegree = 2;
const columns = 360 * cellsPerDegree;

/** Whether a place lies in the open sea, beyond the waters of every country: a telephone reaches nobody there. By cells of 55 km. */
export function isOpenSea([longitude, latitude]: LongitudeLatitude): boolean {
  const lines = rows.split(',');
  const row = lines[Math.min(lines.length - 1, Math.max(0, Math.floor((90 - latitude) * cellsPerDegree)))] ?? '';
  const column = Math.floor((((longitude % 360) + 540) % 360) * cellsPerDegree) % columns;
  let end = 0;
  const index = row.split(' ').findIndex((length) => {
    end += Number.parseInt(length, 36);
    return column < end;
  });
  return index % 2 === 1;
}
