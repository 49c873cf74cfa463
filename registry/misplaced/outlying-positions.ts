import { countryOfTimeZone } from '../../domain/geography/country-of-time-zone.ts';
import { distanceKm, nearestEquivalentLongitude } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { timeZoneAt } from '../hours/time-zone.ts';
import type { PositionedRecords } from '../reconcile/candidate-pairs.ts';

/** Minimum number of records that are needed to determine where a source's AEDs are. */
const minRecords = 20;
/** Minimum share of a source's records that must be close together before any record counts as an outlier. */
const minCloseShare = 0.6;
/**
 * If less than `minCloseShare` of a source's records are within this distance of their centre, the source does not
 * cover a single country and has no outliers.
 */
const maxSpreadKm = 2500;
/**
 * If more than this share of a file's records is far from the other records, it contains several countries and has no
 * outliers.
 */
const maxFarShare = 0.2;
/** Minimum distance from the centre of a source's records at which an AED in another country is doubtful. */
const doubtfulKm = 1000;

export interface OutlyingPositions {
  /**
   * Indices of records that are far from the others, but would be close to them with longitude and latitude swapped.
   */
  readonly swapped: readonly number[];
  /** Records that are far from the others and in another country, with their distance from the centre. */
  readonly far: readonly { readonly index: number; readonly km: number }[];
}

const shareOf = (sorted: Float64Array, share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

/** Returns the mean of the longitudes as directions on a circle, because a source may extend across the date line. */
function meanLongitude(longitudes: Float64Array): number {
  let [east, north] = [0, 0];
  for (const degrees of longitudes) {
    east += Math.sin((degrees * Math.PI) / 180);
    north += Math.cos((degrees * Math.PI) / 180);
  }
  return (Math.atan2(east, north) * 180) / Math.PI;
}

/** Returns the median position, which hardly moves even if a quarter of the records are elsewhere. */
function medianPosition(longitudes: Float64Array, latitudes: Float64Array): LongitudeLatitude {
  const main = meanLongitude(longitudes);
  const east = longitudes.map((longitude) => nearestEquivalentLongitude(longitude, main)).sort();
  return [nearestEquivalentLongitude(shareOf(east, 0.5), 0), shareOf(latitudes.toSorted(), 0.5)];
}

export const swapAxes = ([longitude, latitude]: LongitudeLatitude): LongitudeLatitude => [latitude, longitude];

/** Whether the axes of a position can be swapped. A longitude beyond 90 degrees cannot be a latitude. */
const canSwap = ([longitude]: LongitudeLatitude) => Math.abs(longitude) <= 90;

const nearestOf = (distances: Float64Array) =>
  distances.reduce((best, km, at) => (km < (distances[best] ?? km) ? at : best), 0);

const countryAt = ([longitude, latitude]: LongitudeLatitude) => countryOfTimeZone(timeZoneAt(longitude, latitude));

/** Finds outliers among the records of one file, from index `from` up to but excluding `to`. */
export function findOutlyingPositions(records: PositionedRecords, from: number, to: number): OutlyingPositions {
  if (to - from < minRecords) return { swapped: [], far: [] };
  const length = to - from;
  const placeAt = (step: number) => records.position(from + step);
  const [longitudes, latitudes] = [0, 1].map((axis) =>
    Float64Array.from({ length }, (_, step) => placeAt(step)[axis] ?? 0),
  );
  const middle = medianPosition(longitudes ?? new Float64Array(), latitudes ?? new Float64Array());
  const distances = Float64Array.from({ length }, (_, step) => distanceKm(placeAt(step), middle));
  const usualKm = shareOf(distances.toSorted(), minCloseShare);
  if (usualKm > maxSpreadKm) return { swapped: [], far: [] };
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
  return { swapped, far: far.length > length * maxFarShare ? [] : far };
}
