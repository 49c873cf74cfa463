import type { Tags } from '../tags/access.ts';

/** A tile feature before it is mapped to our schema. */
export interface RawFeature {
  readonly layer: string;
  /** All attributes as text, including numbers and booleans. */
  readonly tags: Tags;
}

/** A tile feature mapped to our schema: its layer and attributes. */
export interface MappedFeature {
  readonly layer: string;
  readonly tags: Readonly<Record<string, string | number | boolean>>;
}

/** A vector tile schema of a street map. */
export interface TileSchema {
  readonly name: string;
  /** The layers that identify the schema: all must be present. */
  readonly recognised: readonly string[];
  /** The layers that are read. */
  readonly layers: readonly string[];
  map(feature: RawFeature): MappedFeature | null;
  /** The line layer with the street names, if these are not on the streets themselves. */
  readonly nameLayer?: string;
  /**
   * Whether lines continue to their next vertex beyond the tile, as ours do; otherwise they are clipped near its edge.
   */
  readonly hasWholeSegments: boolean;
  /** Whether streets have OpenStreetMap ids, by which the pieces of one are joined. */
  readonly hasIds: boolean;
}

const present = (value: string | undefined) =>
  value !== undefined && value !== 'false' && value !== '0' && value !== 'no';

/** A feature in our schema, without undefined attributes. */
export function mapFeature(
  layer: string,
  said: Readonly<Record<string, string | number | boolean | undefined>>,
): MappedFeature {
  const tags = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined && value !== ''));
  return { layer, tags: tags as MappedFeature['tags'] };
}

/** Reconstructs OpenStreetMap tags from the attributes of a basemap's street. */
export function toOsmTags(said: Readonly<Record<string, string | undefined>>): Tags {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined && value !== '')) as Tags;
}

export const yesIfTrue = (value: string | undefined): string | undefined => (present(value) ? 'yes' : undefined);

/** The name, and names in other languages that differ from it as `name:xx`. */
export function nameTags(tags: Tags, separator: ':' | '_' = ':'): Readonly<Record<string, string>> {
  const { name } = tags;
  if (name === undefined) return {};
  const others = Object.entries(tags)
    .filter(([key, value]) => new RegExp(`^name${separator}[a-z]{2}$`).test(key) && value !== name)
    .map(([key, value]) => [`name:${key.slice(-2)}`, value] as const);
  return { name, ...Object.fromEntries(others) };
}
