import type { LongitudeLatitude } from '../geography/position.ts';
import { Untrusted } from '../text/untrusted.ts';

/** A town named in the addresses of the registry's AEDs. */
export interface RegistryPlace {
  readonly name: string;
  /** Upper-case ISO 3166-1 code; null if the time zone belongs to no country. */
  readonly country: string | null;
  /** The centre of its AEDs, to about a hundred metres. */
  readonly position: LongitudeLatitude;
}

/** Limits the file's size: a visitor who types loads the whole list, so that no server learns what is typed. */
export const maxRegistryPlaces = 10_000;

/** Path of the list of places below the registry's folder. */
export const placesPath = (version: string) => `places.json?v=${version}`;

/** The format of `places.json`: places with the most AEDs first, each as [name, country, longitude, latitude]. */
export function encodePlaces(places: readonly RegistryPlace[]): object {
  return { places: places.map(({ name, country, position }) => [name, country, ...position]) };
}

/** Parses `places.json`. Throws UnreadableDataError for anything that does not fit the format. */
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
