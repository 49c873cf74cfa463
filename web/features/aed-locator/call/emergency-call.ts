import { numbers } from 'virtual:numbers-to-call';
import { rows } from 'virtual:open-sea';
import { featuresContaining } from '@rapideditor/country-coder';
import { metresPerDegree } from '../../../../domain/geography/distance.ts';
import { isInBox, type LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { disputedAreas } from '../../../emergency-call/disputed-areas.ts';
import type { EmergencyCall } from '../../../emergency-call/emergency-call.ts';
import { emergencyCallInCountries } from '../../../emergency-call/emergency-call-by-country.ts';

const cellsPerDegree = 2;
const columns = 360 * cellsPerDegree;

/**
 * Whether a position is in the open sea, beyond all territorial waters, where phones have no network. Computed with
 * cells of 55 km.
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

/** This close to a border a phone may be on the network of the other country. */
const borderMetres = 3000;
/** Directions and fractions of the radius at which to check for another country. */
const directions = [0, 45, 90, 135, 180, 225, 270, 315];
const shares = [1 / 3, 2 / 3, 1];

/**
 * The smallest area with its own emergency numbers: Réunion rather than France. Ceuta has a country code but no numbers
 * of its own, so it counts as Spain.
 */
function countryAt([longitude, latitude]: LongitudeLatitude): string | null {
  const codes = featuresContaining([longitude, latitude]).map(({ properties }) => properties.iso1A2);
  return codes.find((code) => code !== undefined && numbers[code] !== undefined) ?? null;
}

/** The countries within a distance of a position, nearest first. */
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
 * The emergency numbers for a position of a given accuracy. Near a border or in a disputed area they include the other
 * country's; in the open sea there are none. The borders are part of the page's code, so no server is asked.
 */
export function emergencyCallAt(position: LongitudeLatitude, accuracyMetres = 0): EmergencyCall {
  // Borders include the claimed sea, up to 370 km out, where phones have no network.
  if (isOpenSea(position)) return emergencyCallInCountries([], numbers, 'position');
  const own = countryAt(position);
  const codes = [
    ...(own === null ? [] : [own]),
    ...disputantsAt(position, own),
    ...countriesWithin(position, accuracyMetres + borderMetres),
  ];
  return emergencyCallInCountries([...new Set(codes)], numbers, 'position');
}
