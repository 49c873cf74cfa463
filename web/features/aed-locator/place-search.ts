import { cities } from '../../../content/cities.ts';
import { hubs } from '../../../content/hubs.ts';
import { foldText } from '../../../domain/fold-text.ts';
import type { LongitudeLatitude } from '../../../domain/hub.ts';

/** A place that can be named instead of sharing a position. */
export interface NamedPlace {
  readonly name: string;
  /** Region or country, to tell places of one name apart. */
  readonly within: string;
  readonly position: LongitudeLatitude;
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

const places: readonly { readonly place: NamedPlace; readonly names: readonly string[] }[] = [
  ...cities.map(({ name, country, position, alsoCalled }) => ({
    place: { name, within: countryNames.of(country) ?? country, position },
    names: [name, ...alsoCalled].map(foldText),
  })),
  ...hubs
    .filter((hub) => !cities.some((city) => city.name === hub.name))
    .map(({ name, country, region, coords }) => ({
      place: { name, within: country === name ? region : country, position: coords },
      names: [name, region].map(foldText),
    })),
];

/** Lower is better; null: no match. Whole names stand before beginnings, and beginnings before later words. */
function matchRank(names: readonly string[], sought: string): number | null {
  if (names.includes(sought)) return 0;
  if (names.some((name) => name.startsWith(sought))) return 1;
  return names.some((name) => name.includes(` ${sought}`)) ? 2 : null;
}

/** The hubs and cities whose name begins with what was typed, best first, at most eight. Nothing typed finds nothing. */
export function findPlaces(typed: string): NamedPlace[] {
  const sought = foldText(typed);
  if (sought === '') return [];
  return places
    .map(({ place, names }) => ({ place, rank: matchRank(names, sought) }))
    .filter((entry): entry is { place: NamedPlace; rank: number } => entry.rank !== null)
    .sort((a, b) => a.rank - b.rank || a.place.name.localeCompare(b.place.name, 'en'))
    .slice(0, 8)
    .map(({ place }) => place);
}
