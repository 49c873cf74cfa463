import type { OsmTags } from '../tags/access.ts';

/** A feature as a tile stores it, before it is mapped to our schema. */
export interface RawFeature {
  readonly layer: string;
  /** All attributes of the feature. Numbers and booleans are converted to text. */
  readonly tags: OsmTags;
}

/** The layer and attributes of a feature in our schema. */
export interface MappedFeature {
  readonly layer: string;
  readonly tags: Readonly<Record<string, string | number | boolean>>;
}

/** A schema of vector tiles, with functions that convert its features to ours. */
export interface TileSchema {
  readonly name: string;
  /** The layers by which the schema is recognised. A file must have all of them. */
  readonly recognised: readonly string[];
  /** The layers whose features are read. */
  readonly layers: readonly string[];
  map(feature: RawFeature): MappedFeature | null;
  /** The line layer that contains the street names, if the streets themselves have none. */
  readonly nameLayer?: string;
  /**
   * Whether a line that leaves the tile continues to its next vertex outside. Otherwise lines are clipped near the
   * tile's edge.
   */
  readonly hasWholeSegments: boolean;
  /** Whether streets have the ids of OpenStreetMap ways, by which the pieces of a way are merged. */
  readonly hasIds: boolean;
}

const present = (value: string | undefined) =>
  value !== undefined && value !== 'false' && value !== '0' && value !== 'no';

/** Creates a feature in our schema, without the attributes that are undefined. */
export function mapFeature(
  layer: string,
  attributes: Readonly<Record<string, string | number | boolean | undefined>>,
): MappedFeature {
  const tags = Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => value !== undefined && value !== ''),
  );
  return { layer, tags: tags as MappedFeature['tags'] };
}

/** Converts the attributes of a street in a basemap to OpenStreetMap tags, without those that are undefined. */
export function toOsmTags(attributes: Readonly<Record<string, string | undefined>>): OsmTags {
  return Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => value !== undefined && value !== ''),
  ) as OsmTags;
}

export const yesIfTrue = (value: string | undefined): string | undefined => (present(value) ? 'yes' : undefined);

/** Returns the name as the tag `name`, and every different name in another language as a tag `name:xx`. */
export function selectNameTags(tags: OsmTags, separator: ':' | '_' = ':'): Readonly<Record<string, string>> {
  const { name } = tags;
  if (name === undefined) return {};
  const others = Object.entries(tags)
    .filter(([key, value]) => new RegExp(`^name${separator}[a-z]{2}$`).test(key) && value !== name)
    .map(([key, value]) => [`name:${key.slice(-2)}`, value] as const);
  return { name, ...Object.fromEntries(others) };
}
