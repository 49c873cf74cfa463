import type { LongitudeLatitude } from '../geography/position.ts';
import { Untrusted } from '../text/untrusted.ts';

/** A town that occurs in the addresses of the registry's AEDs. */
export interface RegistryPlace {
  readonly name: string;
  /** ISO 3166-1 code in capitals; null if the town's time zone belongs to no country. */
  readonly country: string | null;
  /** The centre of the town's AEDs, rounded to about a hundred metres. */
  readonly position: LongitudeLatitude;
}

/**
 * Maximum number of listed towns. It limits the size of `places.json`, which browsers load as a whole so that the
 * server does not learn what a visitor types.
 */
export const maxRegistryPlaces = 10_000;

/** Returns the path of the list of towns in the registry's folder. */
export const placesPath = (version: string) => `places.json?v=${version}`;

/** Encodes towns for `places.json` as [name, country, longitude, latitude]. Towns with the most AEDs come first. */
export function encodePlaces(places: readonly RegistryPlace[]): object {
  return { places: places.map(({ name, country, position }) => [name, country, ...position]) };
}

/** Parses `places.json`. Throws UnreadableDataError if the file does not fit the format. */
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
