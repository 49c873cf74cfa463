import { cities } from '../../../../content/cities.ts';
import { hubs } from '../../../../content/hubs.ts';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { RegistryPlace } from '../../../../domain/registry/registry-places.ts';
import { foldText } from '../../../../domain/text/fold-text.ts';
import { writtenCountry } from '../../../languages/written.ts';

/** A place that can be named instead of sharing a position. */
export interface NamedPlace {
  readonly name: string;
  /** Region or country, to tell places of one name apart. */
  readonly within: string;
  readonly position: LongitudeLatitude;
}

/** A place with what it may be typed as. */
export interface SoughtPlace {
  readonly place: NamedPlace;
  readonly names: readonly string[];
}

const knownPlaces: readonly SoughtPlace[] = [
  ...cities.map(({ name, country, position, alsoCalled }) => ({
    place: { name, within: writtenCountry(country), position },
    names: [name, ...alsoCalled].map(foldText),
  })),
  ...hubs
    .filter((hub) => !cities.some((city) => city.name === hub.name))
    .map(({ name, country, region, coords }) => ({
      place: { name, within: country === name ? region : country, position: coords },
      names: [name, region].map(foldText),
    })),
].sort((a, b) => a.place.name.localeCompare(b.place.name, 'en'));

/** Lower is better; null: no match. Whole names stand before beginnings, and beginnings before later words. */
function matchRank(names: readonly string[], sought: string): number | null {
  if (names.includes(sought)) return 0;
  if (names.some((name) => name.startsWith(sought))) return 1;
  return names.some((name) => name.includes(` ${sought}`)) ? 2 : null;
}

/** A town this near to a city of its name is that city. */
const sameTownKm = 30;

/** The towns of a registry as the search finds them, without those that are known as cities already. */
export function soughtTowns(towns: readonly RegistryPlace[]): SoughtPlace[] {
  return towns
    .map(({ name, country, position }) => ({
      place: { name, within: country === null ? '' : writtenCountry(country), position },
      names: [foldText(name)],
    }))
    .filter(
      ({ place, names: [name = ''] }) =>
        !knownPlaces.some(
          (known) => known.names.includes(name) && distanceKm(known.place.position, place.position) <= sameTownKm,
        ),
    );
}

/**
 * The places whose name begins with what was typed, best first, at most eight: of those that match as well hubs and cities by their
 * names, then towns in their own order. Nothing typed finds nothing.
 */
export function findPlaces(typed: string, towns: readonly SoughtPlace[] = []): NamedPlace[] {
  const sought = foldText(typed);
  if (sought === '') return [];
  return [...knownPlaces, ...towns]
    .map(({ place, names }) => ({ place, rank: matchRank(names, sought) }))
    .filter((entry): entry is { place: NamedPlace; rank: number } => entry.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 8)
    .map(({ place }) => place);
}
