import { countryOfTimeZone } from '../../domain/geography/country-of-time-zone.ts';
import { distanceKm } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { maxRegistryPlaces, type RegistryPlace } from '../../domain/registry/registry-places.ts';
import { foldText } from '../../domain/text/fold-text.ts';
import type { PositionedRecords } from '../reconcile/candidate-pairs.ts';

/** Tags that may contain the name of an AED's town. */
const townTags = ['addr:city', 'object:city', 'addr:town', 'addr:village', 'addr:place'] as const;

/** Distance in kilometres. AEDs with the same town name that are farther apart than this are in two different towns. */
const townReachKm = 30;

/** A town name in one country, and the records that contain it. */
interface NamedRecords {
  /** The spelling that is first in the alphabet, so that the order of the imported files does not matter. */
  name: string;
  readonly country: string | null;
  readonly indexes: number[];
}

interface Town extends RegistryPlace {
  readonly count: number;
}

/** Collects the towns of the AEDs in an import. Keeps each name once and eight bytes per record in memory. */
export class PlaceList {
  readonly #named = new Map<string, NamedRecords>();

  /** Adds the town of a record, if its tags name one. */
  add(index: number, tags: Readonly<Record<string, string>>, timeZone: string): void {
    const townName = townTags.map((tag) => tags[tag]?.replaceAll(/\s+/g, ' ').trim()).find((text) => text);
    // A value without letters is probably a postcode in the wrong column.
    if (townName === undefined || !/\p{L}/u.test(townName)) return;
    const country = countryOfTimeZone(timeZone)?.toUpperCase() ?? null;
    const key = `${country} ${foldText(townName)}`;
    const known = this.#named.get(key) ?? { name: townName, country, indexes: [] };
    if (townName < known.name) known.name = townName;
    known.indexes.push(index);
    this.#named.set(key, known);
  }

  /**
   * Returns the towns of the published records, with the most AEDs first. The result does not depend on the order in
   * which the records were added.
   */
  places(records: PositionedRecords, isKept: (index: number) => boolean): RegistryPlace[] {
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

/**
 * Divides AEDs whose towns have the same name into separate towns. Returns the centre of each town and its number of
 * AEDs.
 */
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
