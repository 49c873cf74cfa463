import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { degreesOf } from './degrees.ts';

type PlaceReading =
  | { readonly position: LongitudeLatitude; readonly doubt: string | null }
  | { readonly position: null; readonly reason: string };

/** Seven decimals are a centimetre: more is noise of the source, and costs bytes. */
const round = (degrees: number) => Math.round(degrees * 1e7) / 1e7;

const shown = (value: unknown) => (value === null || value === undefined || value === '' ? 'nothing' : String(value));

const isWithin = (value: number, limit: number) => Math.abs(value) <= limit;

/** Whether degrees are written to less than a hundredth: more than a kilometre wide. */
const isCoarse = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9;

/** Degrees are never so many, metres of a grid always. */
const metresFrom = 1000;

function doubtAbout(east: number, north: number): string | null {
  if (east === north) return `its longitude equals its latitude: ${east}`;
  if (east === 0 || north === 0)
    return `its ${east === 0 ? 'longitude' : 'latitude'} is 0, which may stand for a missing one`;
  return isCoarse(east) && isCoarse(north) ? 'its position is only exact to about a kilometre' : null;
}

/** Reads a pair of coordinates as a source gives them. */
export function readPosition(longitude: unknown, latitude: unknown): PlaceReading {
  const east = degreesOf(longitude, 'longitude');
  const north = degreesOf(latitude, 'latitude');
  const got = `got longitude ${shown(longitude)} and latitude ${shown(latitude)}`;
  if (Number.isNaN(east) || Number.isNaN(north)) return { position: null, reason: `its position is missing: ${got}` };
  if (!isWithin(north, 90) && isWithin(north, 180) && isWithin(east, 90)) {
    return { position: null, reason: `its coordinates look swapped: ${got}` };
  }
  if (!isWithin(east, 180) || !isWithin(north, 90)) {
    const grid = isWithin(east, metresFrom) && isWithin(north, metresFrom) ? '' : ', metres of a national grid';
    return { position: null, reason: `its position is not on earth: ${got}${grid}` };
  }
  if (east === 0 && north === 0) return { position: null, reason: `its position is 0, 0: a missing one` };
  return { position: [round(east), round(north)], doubt: doubtAbout(east, north) };
}
