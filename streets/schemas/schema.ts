import type { Tags } from '../tags/access.ts';

/** A feature of a tile, before it is known what it means. */
export interface RawFeature {
  readonly layer: string;
  /** Its attributes as text: numbers and flags too. */
  readonly tags: Tags;
}

/** What a layer and attributes of ours hold of it. */
export interface MappedFeature {
  readonly layer: string;
  readonly tags: Readonly<Record<string, string | number | boolean>>;
}

/** A way of writing a street map into vector tiles. */
export interface TileSchema {
  readonly name: string;
  /** The layers by which it is recognised: all must be there. */
  readonly recognised: readonly string[];
  /** The layers whose features are mapped. */
  readonly layers: readonly string[];
  map(feature: RawFeature): MappedFeature | null;
  /** A layer of lines that carry the names of streets, where the streets themselves do not. */
  readonly nameLayer?: string;
  /** Whether lines reach beyond their tile by whole segments, as ours do; else they are cut near its edge. */
  readonly hasWholeSegments: boolean;
  /** Whether streets bear OpenStreetMap's ids, by which the pieces of one are put together. */
  readonly hasIds: boolean;
}

const present = (value: string | undefined) =>
  value !== undefined && value !== 'false' && value !== '0' && value !== 'no';

/** A feature of ours with those attributes that are said. */
export function mapped(
  layer: string,
  said: Readonly<Record<string, string | number | boolean | undefined>>,
): MappedFeature {
  const tags = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined && value !== ''));
  return { layer, tags: tags as MappedFeature['tags'] };
}

/** OpenStreetMap's tags of a street from what a basemap keeps of them. */
export function osmTags(said: Readonly<Record<string, string | undefined>>): Tags {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined && value !== '')) as Tags;
}

export const yesWhere = (value: string | undefined): string | undefined => (present(value) ? 'yes' : undefined);

/** A name and those in other languages that differ from it, written as `name:xx`. */
export function namesOf(tags: Tags, separator: ':' | '_' = ':'): Readonly<Record<string, string>> {
  const { name } = tags;
  if (name === undefined) return {};
  const others = Object.entries(tags)
    .filter(([key, value]) => new RegExp(`^name${separator}[a-z]{2}$`).test(key) && value !== name)
    .map(([key, value]) => [`name:${key.slice(-2)}`, value] as const);
  return { name, ...Object.fromEntries(others) };
}
