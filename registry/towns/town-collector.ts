import type { CivilDate } from '../../domain/aed/weekly-opening-hours.ts';
import { countryOfTimeZone } from '../../domain/geography/country-of-time-zone.ts';
import { distanceKm } from '../../domain/geography/distance.ts';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import { type AedCounts, availabilityProfileOf, type RegistryTown } from '../../domain/registry/registry-towns.ts';
import { foldText } from '../../domain/text/fold-text.ts';
import { TownFinder, type TownMatch } from './find-town.ts';
import { type GazetteerTown, readGazetteer } from './gazetteer.ts';

const profileText = (feature: CellFeature, asOf: CivilDate): string =>
  JSON.stringify(availabilityProfileOf(feature, asOf));

const countIn = (counts: Map<string, number>, key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** Sorts by descending count, and equal counts in alphabetical order. */
const sortedByCount = (counts: ReadonlyMap<string, number>): [string, number][] =>
  [...counts].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1));

/** A town and its AEDs while they are being counted. */
interface GatheredTown {
  readonly place: GazetteerTown;
  readonly spellings: Map<string, number>;
  readonly tally: TownTally;
  readonly cells: MapTile[];
  /**
   * For each AED, the index of its cell in `cells`, the index of its feature in that cell, and its distance from the
   * centre of the town in kilometres.
   */
  readonly aeds: { readonly cells: number[]; readonly features: number[]; readonly km: number[] };
}

/** The published data of a town, and the slug of its page. */
export interface CollectedTown {
  readonly slug: string;
  readonly town: RegistryTown;
}

/** The published data of a country's towns. The towns with the most AEDs come first. */
export interface CollectedCountry {
  readonly code: string;
  readonly tally: TownTally;
  readonly elsewhere: number;
  readonly towns: readonly CollectedTown[];
  /** All places of the country, including those without AEDs. They show which names are shared by several places. */
  readonly places: readonly GazetteerTown[];
}

class CountryTowns {
  readonly tally = new TownTally();
  readonly places: readonly GazetteerTown[];
  readonly towns = new Map<GazetteerTown, GatheredTown>();
  elsewhere = 0;
  readonly #finder: TownFinder;
  /** One copy of each distinct profile text. The counts of all towns share these copies to save memory. */
  readonly #profiles = new Map<string, string>();

  readonly #asOf: CivilDate;

  constructor(places: readonly GazetteerTown[], asOf: CivilDate) {
    this.places = places;
    this.#asOf = asOf;
    this.#finder = new TownFinder(places);
  }

  add(feature: CellFeature, tile: MapTile, index: number): void {
    const { geometry, properties } = feature;
    const profile = this.#shared(profileText(feature, this.#asOf));
    this.tally.add(feature, profile);
    const address = typeof properties.address === 'string' ? properties.address : null;
    const found = this.#finder.find(geometry.coordinates, address);
    if (found === null) {
      this.elsewhere += 1;
      return;
    }
    const town = this.#townOf(found);
    town.tally.add(feature, profile);
    if (town.cells.at(-1) !== tile) town.cells.push(tile);
    town.aeds.cells.push(town.cells.length - 1);
    town.aeds.features.push(index);
    town.aeds.km.push(distanceKm(found.place.position, geometry.coordinates));
  }

  #shared(profile: string): string {
    const known = this.#profiles.get(profile);
    if (known === undefined) this.#profiles.set(profile, profile);
    return known ?? profile;
  }

  #townOf({ place, spelling }: TownMatch): GatheredTown {
    let town = this.towns.get(place);
    if (town === undefined) {
      town = {
        place,
        spellings: new Map(),
        tally: new TownTally(),
        cells: [],
        aeds: { cells: [], features: [], km: [] },
      };
      this.towns.set(place, town);
    }
    if (spelling !== null) countIn(town.spellings, spelling);
    return town;
  }
}

/**
 * Returns the most frequent spelling of the town's name in addresses. Returns the gazetteer's spelling if the two
 * differ only in case and accents, or if no address contains the name.
 */
function nameOf({ place, spellings }: GatheredTown): string {
  const [most] = sortedByCount(spellings);
  return most === undefined || foldText(most[0]) === foldText(place.name) ? place.name : most[0];
}

function publishedTown(gathered: GatheredTown): CollectedTown {
  const { place, tally, cells, aeds } = gathered;
  const aedAt = (at: number) => [aeds.km[at] ?? 0, aeds.cells[at] ?? 0, aeds.features[at] ?? 0] as const;
  const fromMiddle = Array.from(aeds.km, (_, at) => aedAt(at)).sort(
    ([km, cell, feature], [otherKm, otherCell, otherFeature]) =>
      km - otherKm || cell - otherCell || feature - otherFeature,
  );
  const town: RegistryTown = {
    name: nameOf(gathered),
    region: place.qualifier,
    at: place.position,
    ...tally.figures(),
    cells: cells.map(({ z, x, y }) => [z, x, y] as const),
    aeds: fromMiddle.flatMap(([, cell, feature]) => [cell, feature]),
  };
  return { slug: place.slug, town };
}

/**
 * Assigns the AEDs of a registry to towns, cell by cell. Keeps a few numbers per AED and all places of the countries in
 * memory.
 */
export class TownCollector {
  readonly #countries = new Map<string, CountryTowns>();
  readonly #asOf: CivilDate;

  /** @param asOf The date of the import. */
  constructor(asOf: CivilDate) {
    this.#asOf = asOf;
  }

  add(tile: MapTile, features: readonly CellFeature[]): void {
    for (const [index, feature] of features.entries()) {
      const { timeZone } = feature.properties;
      const code = typeof timeZone === 'string' ? countryOfTimeZone(timeZone)?.toUpperCase() : undefined;
      if (code === undefined) continue;
      let country = this.#countries.get(code);
      if (country === undefined) {
        country = new CountryTowns(readGazetteer(code), this.#asOf);
        this.#countries.set(code, country);
      }
      country.add(feature, tile, index);
    }
  }

  /** Yields one country at a time, because the data of all countries together would need too much memory. */
  *countries(): Generator<CollectedCountry> {
    for (const [code, { tally, elsewhere, towns, places }] of this.#countries) {
      const published = [...towns.values()].map(publishedTown);
      published.sort((a, b) => b.town.count - a.town.count || (a.slug < b.slug ? -1 : 1));
      yield { code, tally, elsewhere, towns: published, places };
    }
  }
}

/** Counts the AEDs of a town or country. Keeps one number per source and per availability profile in memory. */
class TownTally {
  count = 0;
  #unchecked = 0;
  readonly #sources = new Map<string, number>();
  readonly #profiles = new Map<string, number>();

  /** @param profile The times when the AED is accessible, as formatted by `profileText`. */
  add({ properties: { checked, sources } }: CellFeature, profile: string): void {
    this.count += 1;
    if (typeof checked !== 'string') this.#unchecked += 1;
    for (const source of Array.isArray(sources) ? sources : []) countIn(this.#sources, String(source));
    countIn(this.#profiles, profile);
  }

  figures(): AedCounts {
    const profiles = sortedByCount(this.#profiles).map(([text, count]) => [JSON.parse(text), count] as const);
    return {
      count: this.count,
      unchecked: this.#unchecked,
      sources: Object.fromEntries(sortedByCount(this.#sources)),
      profiles,
    };
  }
}
