import { metresPerDegree } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import type { Doubt } from '../doubts/doubt.ts';
import { parseDegrees } from './degrees.ts';

type PositionReading =
  | { readonly position: LongitudeLatitude; readonly doubt: Doubt | null }
  | { readonly position: null; readonly reason: string };

/** Rounds to seven decimals, which is about a centimetre. Further decimals mean nothing and make the files larger. */
const round = (degrees: number) => Math.round(degrees * 1e7) / 1e7;

const shown = (value: unknown) => (value === null || value === undefined || value === '' ? 'nothing' : String(value));

const isWithin = (value: number, limit: number) => Math.abs(value) <= limit;

/**
 * Positions may be rounded to 1, 1/10 or 1/100 of a degree. Even a hundredth of a degree of latitude is more than a
 * kilometre.
 */
const coarseSteps = [1, 10, 100];

/**
 * Returns 1, 10 or 100 if both coordinates are rounded to that fraction of a degree; undefined if the position is more
 * precise.
 */
const coarseStep = (east: number, north: number) =>
  coarseSteps.find((parts) =>
    [east, north].every((value) => Math.abs(value * parts - Math.round(value * parts)) < 1e-9),
  );

/**
 * Returns the maximum error, in metres, of a position with a step of 1/`parts` degree. Truncation loses up to a whole
 * step on each axis.
 */
function maxErrorMetres(parts: number, north: number): number {
  const step = metresPerDegree / parts;
  return Math.round(Math.hypot(step, step * Math.cos((north * Math.PI) / 180)));
}

/** Numbers of this size and above cannot be degrees, so they are metres of a grid. */
const minGridMetres = 1000;

function doubtAbout(east: number, north: number): Doubt | null {
  if (east === north) return { kind: 'odd position', reason: `its longitude equals its latitude: ${east}` };
  if (east === 0 || north === 0) {
    const zero = east === 0 ? 'longitude' : 'latitude';
    return { kind: 'odd position', reason: `its ${zero} is 0, which may stand for a missing one` };
  }
  const parts = coarseStep(east, north);
  if (parts === undefined) return null;
  const widths: Readonly<Record<number, string>> = { 1: 'a hundred kilometres', 10: 'ten kilometres' };
  const reason = `its position is only exact to about ${widths[parts] ?? 'a kilometre'}`;
  return { kind: 'rough position', reason, metres: maxErrorMetres(parts, north) };
}

/** Parses the coordinates of a record. Returns the position in degrees, or the reason why it is unusable. */
export function readPosition(longitude: unknown, latitude: unknown): PositionReading {
  const east = parseDegrees(longitude, 'longitude');
  const north = parseDegrees(latitude, 'latitude');
  const stated = `longitude ${shown(longitude)} and latitude ${shown(latitude)}`;
  if (Number.isNaN(east) || Number.isNaN(north))
    return { position: null, reason: `its position is missing: ${stated}` };
  if (!isWithin(north, 90) && isWithin(north, 180) && isWithin(east, 90)) {
    return { position: null, reason: `its coordinates look swapped: ${stated}` };
  }
  if (!isWithin(east, 180) || !isWithin(north, 90)) {
    const grid = isWithin(east, minGridMetres) && isWithin(north, minGridMetres) ? '' : ', metres of a national grid';
    return { position: null, reason: `its position is not on earth: ${stated}${grid}` };
  }
  if (east === 0 && north === 0) return { position: null, reason: `its position is 0, 0: a missing one` };
  return { position: [round(east), round(north)], doubt: doubtAbout(east, north) };
}

/** A position as its source gives it, not parsed yet. The values may be numbers or text. */
export interface RawPosition {
  readonly longitude: unknown;
  readonly latitude: unknown;
}
