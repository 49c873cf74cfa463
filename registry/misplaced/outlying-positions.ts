import { countryOfZone } from '../../domain/geography/country-of-zone.ts';
import { distanceKm, nearestCopy } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { timeZoneAt } from '../hours/time-zone.ts';
import type { PlacedRecords } from '../reconcile/candidate-pairs.ts';

/** Fewer records do not show where a register's country lies. */
const fewest = 20;
/** This share of a register lies where it should, or nothing can be said of it. */
const soundShare = 0.6;
/** A register of which that share spreads farther from its middle is no country's: nothing in it is astray. */
const widestKm = 2500;
/** Where more than this share lies far from the rest, the file holds several countries. */
const mostFar = 0.2;
/** A town this far from the rest of its register is doubted. */
const doubtfulKm = 1000;

export interface OutlyingPositions {
  /** Far from the rest, and among it once longitude and latitude change places. */
  readonly swapped: readonly number[];
  /** Far from the rest, and in another country than it. */
  readonly far: readonly { readonly index: number; readonly km: number }[];
}

const shareOf = (sorted: Float64Array, share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

/** The direction most of the longitudes point to: the middle of a register may lie on the date line. */
function mainLongitude(longitudes: Float64Array): number {
  let [east, north] = [0, 0];
  for (const degrees of longitudes) {
    east += Math.sin((degrees * Math.PI) / 180);
    north += Math.cos((degrees * Math.PI) / 180);
  }
  return (Math.atan2(east, north) * 180) / Math.PI;
}

/** The place with half of the records on each side of it. A quarter of them anywhere else hardly moves it. */
function middlePlace(longitudes: Float64Array, latitudes: Float64Array): LongitudeLatitude {
  const main = mainLongitude(longitudes);
  const east = longitudes.map((longitude) => nearestCopy(longitude, main)).sort();
  return [nearestCopy(shareOf(east, 0.5), 0), shareOf(latitudes.toSorted(), 0.5)];
}

export const swap = ([longitude, latitude]: LongitudeLatitude): LongitudeLatitude => [latitude, longitude];

/** A longitude beyond 90 is no latitude. */
const canSwap = ([longitude]: LongitudeLatitude) => Math.abs(longitude) <= 90;

/** The index of the smallest distance. */
const nearestOf = (distances: Float64Array) =>
  distances.reduce((best, km, at) => (km < (distances[best] ?? km) ? at : best), 0);

const countryAt = ([longitude, latitude]: LongitudeLatitude) => countryOfZone(timeZoneAt(longitude, latitude));

/** Records of one file, from index `from` to before `to`, that lie where the rest of the file does not. */
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
    const isSwapped = km > awayKm && canSwap(place) && distanceKm(swap(place), middle) <= awayKm;
    if (isSwapped) swapped.push(from + step);
    else if (km > farKm) {
      if (country === undefined) country = countryAt(placeAt(nearestOf(distances)));
      if (country === null || countryAt(place) !== country) far.push({ index: from + step, km: Math.round(km) });
    }
  });
  return { swapped, far: far.length > length * mostFar ? [] : far };
}
