import type { LongitudeLatitude } from '../geography/position.ts';
import { Untrusted } from '../text/untrusted.ts';

/** A town that the AEDs of a registry name in their addresses. */
export interface RegistryPlace {
  readonly name: string;
  /** ISO 3166-1 code in capitals; null if the time zone names no country. */
  readonly country: string | null;
  /** The middle of its AEDs, to about a hundred metres. */
  readonly position: LongitudeLatitude;
}

/** More would no longer be a small file: a visitor who types is sent all of them at once, so that nobody learns what is typed. */
export const mostPlaces = 10_000;

/** Address of the list of places below the registry's folder. */
export const placesPath = (version: string) => `places.json?v=${version}`;

/** A list of places as `places.json` holds it: those with the most AEDs first, each as [name, country, longitude, latitude]. */
export function encodePlaces(places: readonly RegistryPlace[]): object {
  return { places: places.map(({ name, country, position }) => [name, country, ...position]) };
}

/** Reads `places.json`. Throws UnreadableDataError with a sentence for anything that does not fit the format. */
export function parsePlaces(value: unknown): RegistryPlace[] {
  return new Untrusted(value, 'places.json').field('places').list().map(readPlace);
}

function readPlace(value: Untrusted): RegistryPlace {
  const [name, country, longitude, latitude] = value.list();
  if (!name || !country || !longitude || !latitude) return value.refuse('[name, country, longitude, latitude]');
  return {
    name: name.text(),
    country: country.textOrNull(),
    position: [longitude.number(-180, 180), latitude.number(-90, 90)],
  };
}
