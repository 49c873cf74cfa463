import { countryOfTimeZone } from '../../domain/geography/country-of-time-zone.ts';
import { distanceKm, nearestEquivalentLongitude } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { timeZoneAt } from '../hours/time-zone.ts';
import type { PlacedRecords } from '../reconcile/candidate-pairs.ts';

/** Fewer records do not show the location of a register's country. */
const fewest = 20;
/** Minimum share of a register that must be close together for any conclusion. */
const soundShare = 0.6;
/** If that share of a register spreads farther from its centre, it is not national, and nothing in it is an outlier. */
const widestKm = 2500;
/** If more than this share is far from the rest, the file contains several countries. */
const mostFar = 0.2;
/** An AED this far from the rest of its register is doubted. */
const doubtfulKm = 1000;

export interface OutlyingPositions {
  /** Indices of records far from the rest, but close to it after swapping longitude and latitude. */
  readonly swapped: readonly number[];
  /** Far from the rest, and in another country. */
  readonly far: readonly { readonly index: number; readonly km: number }[];
}

const shareOf = (sorted: Float64Array, share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

/** The mean direction of the longitudes, because the centre of a register may be on the date line. */
function mainLongitude(longitudes: Float64Array): number {
  let [east, north] = [0, 0];
  for (const degrees of longitudes) {
    east += Math.sin((degrees * Math.PI) / 180);
    north += Math.cos((degrees * Math.PI) / 180);
  }
  return (Math.atan2(east, north) * 180) / Math.PI;
}

/** The median position. A quarter of the records elsewhere hardly moves it. */
function middlePlace(longitudes: Float64Array, latitudes: Float64Array): LongitudeLatitude {
  const main = mainLongitude(longitudes);
  const east = longitudes.map((longitude) => nearestEquivalentLongitude(longitude, main)).sort();
  return [nearestEquivalentLongitude(shareOf(east, 0.5), 0), shareOf(latitudes.toSorted(), 0.5)];
}

export const swapAxes = ([longitude, latitude]: LongitudeLatitude): LongitudeLatitude => [latitude, longitude];

/** A longitude beyond 90 cannot be a latitude. */
const canSwap = ([longitude]: LongitudeLatitude) => Math.abs(longitude) <= 90;

/** The index of the smallest distance. */
const nearestOf = (distances: Float64Array) =>
  distances.reduce((best, km, at) => (km < (distances[best] ?? km) ? at : best), 0);

const countryAt = ([longitude, latitude]: LongitudeLatitude) => countryOfTimeZone(timeZoneAt(longitude, latitude));

/** Outliers among the records of one file, from index `from` up to but excluding `to`. */
export function findOutlyingPositions(records: PlacedRecords, from: number, to: number): OutlyingPositions {
  if (to - from < fewest) return { swapped: [], far: [] };
  const length = to - from;
  const placeAt = (step: number) => records.position(from + step);
  const [longitudes, latitudes] = [0, 1].map((axis) =>
    Float64Array.from({ length }, (_, step) => placeAt(step)[axis] ?? 0),
  );
  const middle = middlePlace(longitudes ?? new Float64Array(), latitudes ?? new Float64Array());
  const distances = Float64Array.from({ length }, (_, step) => distanceKm(placeAt(step), middle));
  const usualKm = shareOf(distances.toSorted(), soundShare);
  if (usualKm > widestKm) return { swapped: [], far: [] };
  const [awayKm, farKm] = [Math.max(400, 3 * usualKm), Math.max(doubtfulKm, 2 * usualKm)];
  let country: string | null | undefined;
  const swapped: number[] = [];
  const far: { index: number; km: number }[] = [];
  distances.forEach((km, step) => {
    if (km <= Math.min(awayKm, farKm)) return;
    const place = placeAt(step);
    const isSwapped = km > awayKm && canSwap(place) && distanceKm(swapAxes(place), middle) <= awayKm;
    if (isSwapped) swapped.push(from + step);
    else if (km > farKm) {
      if (country === undefined) country = countryAt(placeAt(nearestOf(distances)));
      if (country === null || countryAt(place) !== country) far.push({ index: from + step, km: Math.round(km) });
    }
  });
  return { swapped, far: far.length > length * mostFar ? [] : far };
}
