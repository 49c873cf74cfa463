import { cellName } from '../checksum/cell-names.ts';
import type { MapTile } from '../geography/map-tile.ts';
import { Untrusted } from '../text/untrusted.ts';

/** An AED or a cluster, as in a cell file. */
export interface CellFeature {
  readonly id?: string;
  readonly geometry: { readonly coordinates: readonly [number, number] };
  readonly properties: Readonly<Record<string, unknown>>;
}

/** The changes to a cell since its base was published. A feature is identified by its index in the base, from 0. */
export interface CellChanges {
  /** The number of features in the base. Changes are rejected for a base with a different number. */
  readonly of: number;
  /** The indices of the removed features. */
  readonly out?: readonly number[];
  /**
   * The changed properties of each feature, by its index. A property set to null is removed; `position` moves the
   * feature.
   */
  readonly set?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The added features. */
  readonly put?: readonly CellFeature[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function differencesOf(before: CellFeature, after: CellFeature): Record<string, unknown> {
  const flat = ({ geometry, properties }: CellFeature): Record<string, unknown> => ({
    ...properties,
    position: geometry.coordinates,
  });
  const [old, now] = [flat(before), flat(after)];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  return Object.fromEntries(
    [...names].filter((name) => !isSame(old[name], now[name])).map((name) => [name, now[name] ?? null]),
  );
}

/**
 * Returns the changes from a base to a cell's current features; null if nothing has changed. `keyOf` identifies a
 * feature.
 */
export function computeCellChanges(
  base: readonly CellFeature[],
  now: readonly CellFeature[],
  keyOf: (feature: CellFeature) => string,
): CellChanges | null {
  const places = new Map(base.map((feature, place) => [keyOf(feature), place]));
  const matched = new Set<number>();
  const set: Record<string, Record<string, unknown>> = {};
  const put: CellFeature[] = [];
  for (const feature of now) {
    const place = places.get(keyOf(feature));
    const before = place === undefined || matched.has(place) ? undefined : base[place];
    if (place === undefined || before === undefined) {
      put.push(feature);
      continue;
    }
    matched.add(place);
    const differences = differencesOf(before, feature);
    if (Object.keys(differences).length > 0) set[place] = differences;
  }
  const out = [...base.keys()].filter((place) => !matched.has(place));
  if (out.length === 0 && put.length === 0 && Object.keys(set).length === 0) return null;
  return {
    of: base.length,
    ...(out.length > 0 && { out }),
    ...(Object.keys(set).length > 0 && { set }),
    ...(put.length > 0 && { put }),
  };
}

function withDifferences(feature: CellFeature, differences: Readonly<Record<string, unknown>>): CellFeature {
  const { position, ...fields } = { ...feature.properties, position: feature.geometry.coordinates, ...differences };
  const properties = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  return { ...feature, geometry: { ...feature.geometry, coordinates: position as [number, number] }, properties };
}

/**
 * Applies the changes to the base of a cell and returns the current features. Both arguments are untrusted. Throws
 * UnreadableDataError if the changes do not fit the base.
 */
export function applyCellChanges(
  base: unknown,
  changesFile: unknown,
  cell: MapTile,
): { readonly features: readonly unknown[] } {
  const features = new Untrusted(base, `Cell ${cellName(cell)}`, null, 'Search again').field('features');
  const raw = features.raw();
  // The features are not parsed here; the cell parser checks each one.
  const all: readonly CellFeature[] = Array.isArray(raw) ? raw : features.refuse('a list');
  const changes = new Untrusted(changesFile, `Changes of cell ${cellName(cell)}`, null, 'Search again')
    .field('cells')
    .field(cellName(cell));
  if (changes.isMissing) return { features: all };
  changes.field('of').number(all.length, all.length);
  const places = changes.field('out').listOrEmpty();
  const out = new Set(places.map((place) => place.number(0, all.length - 1)));
  const set = (changes.field('set').raw() ?? {}) as Record<string, Readonly<Record<string, unknown>>>;
  const kept = all.flatMap((feature, place) => {
    if (out.has(place)) return [];
    const differences = set[place];
    return [differences === undefined ? feature : withDifferences(feature, differences)];
  });
  return {
    features: [
      ...kept,
      ...changes
        .field('put')
        .listOrEmpty()
        .map((feature) => feature.raw()),
    ],
  };
}
