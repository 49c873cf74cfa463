import { numbers } from 'virtual:numbers-to-call';
import { rows } from 'virtual:open-sea';
import { featuresContaining } from '@rapideditor/country-coder';
import { metresPerDegree } from '../../../../domain/geography/distance.ts';
import { isInBox, type LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { disputedAreas } from '../../../emergency-call/disputed-areas.ts';
import type { EmergencyCall } from '../../../emergency-call/emergency-call.ts';
import { buildEmergencyCallForCountries } from '../../../emergency-call/emergency-call-by-country.ts';

const cellsPerDegree = 2;
const columns = 360 * cellsPerDegree;

/**
 * Whether a position is in the open sea, where phones have no network. This is looked up in a grid with cells of 55 km.
 */
function isOpenSea([longitude, latitude]: LongitudeLatitude): boolean {
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

/** A phone this close to a border may use the network of the other country. */
const borderMetres = 3000;
/** The directions in which points are checked to find other countries nearby, in degrees clockwise from north. */
const directions = [0, 45, 90, 135, 180, 225, 270, 315];
const shares = [1 / 3, 2 / 3, 1];

/**
 * Returns the code of the smallest area at a position that has its own emergency numbers. In Réunion, this is Réunion
 * and not France. Ceuta has a country code but uses Spain's emergency numbers, so it counts as Spain.
 */
function countryAt([longitude, latitude]: LongitudeLatitude): string | null {
  const codes = featuresContaining([longitude, latitude]).map(({ properties }) => properties.iso1A2);
  return codes.find((code) => code !== undefined && numbers[code] !== undefined) ?? null;
}

/**
 * Returns the countries within a distance of a position, nearest first. The list may contain a country more than once.
 */
function countriesWithin([longitude, latitude]: LongitudeLatitude, metres: number): readonly string[] {
  const northDegrees = metres / metresPerDegree;
  const eastDegrees = northDegrees / Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
  const found = shares.flatMap((share) =>
    directions.map((direction) => {
      const [east, north] = [Math.sin((direction * Math.PI) / 180), Math.cos((direction * Math.PI) / 180)];
      return countryAt([longitude + east * eastDegrees * share, latitude + north * northDegrees * share]);
    }),
  );
  return found.filter((country) => country !== null);
}

function disputantsAt(position: LongitudeLatitude, country: string | null): readonly string[] {
  return disputedAreas
    .filter(({ box, countries }) => isInBox(position, box) && (country === null || countries.includes(country)))
    .flatMap(({ countries }) => countries);
}

/**
 * Returns the emergency numbers for a position that is known with this accuracy. Near a border or in a disputed area,
 * they include the numbers of the other country. In the open sea there are none. The borders are part of the page's
 * code, so no server learns the position.
 */
export function findEmergencyCallAt(position: LongitudeLatitude, accuracyMetres = 0): EmergencyCall {
  // A country's borders include the sea that it claims, up to 370 km from its coast. Phones have no network there, so
  // the open sea is checked before the borders.
  if (isOpenSea(position)) return buildEmergencyCallForCountries([], numbers, 'position');
  const own = countryAt(position);
  const codes = [
    ...(own === null ? [] : [own]),
    ...disputantsAt(position, own),
    ...countriesWithin(position, accuracyMetres + borderMetres),
  ];
  return buildEmergencyCallForCountries([...new Set(codes)], numbers, 'position');
}
