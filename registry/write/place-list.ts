import { countryOfTimeZone } from '../../domain/geography/country-of-time-zone.ts';
import { distanceKm } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { maxRegistryPlaces, type RegistryPlace } from '../../domain/registry/registry-places.ts';
import { foldText } from '../../domain/text/fold-text.ts';
import type { PlacedRecords } from '../reconcile/candidate-pairs.ts';

/** Tags with the town of an AED. */
const townTags = ['addr:city', 'object:city', 'addr:town', 'addr:village', 'addr:place'] as const;

/** AEDs farther apart are in two towns with the same name. */
const townReachKm = 30;

/** A name in one country, with its records. */
interface NamedRecords {
  /** One of its spellings: the first alphabetically, independent of the order of the files. */
  name: string;
  readonly country: string | null;
  readonly indexes: number[];
}

interface Town extends RegistryPlace {
  readonly count: number;
}

/** Collects the towns of an import's AEDs. Memory: each name once and eight bytes per record. */
export class PlaceList {
  readonly #named = new Map<string, NamedRecords>();

  /** Adds the town of a record, if it has one. */
  add(index: number, tags: Readonly<Record<string, string>>, timeZone: string): void {
    const said = townTags.map((tag) => tags[tag]?.replaceAll(/\s+/g, ' ').trim()).find((text) => text);
    // Digits only are a postcode in the wrong column.
    if (said === undefined || !/\p{L}/u.test(said)) return;
    const country = countryOfTimeZone(timeZone)?.toUpperCase() ?? null;
    const key = `${country} ${foldText(said)}`;
    const known = this.#named.get(key) ?? { name: said, country, indexes: [] };
    if (said < known.name) known.name = said;
    known.indexes.push(index);
    this.#named.set(key, known);
  }

  /**
   * The towns of the published records, those with the most AEDs first. Independent of the order in which they were
   * added.
   */
  places(records: PlacedRecords, isKept: (index: number) => boolean): RegistryPlace[] {
    return [...this.#named.values()]
      .flatMap(({ name, country, indexes }) => {
        const positions = indexes.filter(isKept).map((index) => records.position(index));
        return townsOf(positions).map((town): Town => ({ name, country, ...town }));
      })
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.position[0] - b.position[0]))
      .slice(0, maxRegistryPlaces);
  }
}

const round = (degrees: number) => Math.round(degrees * 1e3) / 1e3;

/** Divides the AEDs of one name into towns, each with its centre. */
function townsOf(positions: readonly LongitudeLatitude[]): Pick<Town, 'position' | 'count'>[] {
  const inOrder = [...positions].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const towns: LongitudeLatitude[][] = [];
  for (const position of inOrder) {
    const town = towns.find(([first]) => first !== undefined && distanceKm(first, position) <= townReachKm);
    if (town === undefined) towns.push([position]);
    else town.push(position);
  }
  return towns.map((town) => ({ position: middleOf(town), count: town.length }));
}

function middleOf(town: readonly LongitudeLatitude[]): LongitudeLatitude {
  const mean = (axis: 0 | 1) => round(town.reduce((sum, position) => sum + position[axis], 0) / town.length);
  return [mean(0), mean(1)];
}
