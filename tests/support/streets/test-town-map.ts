import { cellExtent, gridPointToPosition } from '../../../domain/streets/street-cell.ts';
import type { InventedMap } from './extract-file.ts';

/** The cell of the invented town. Some of its streets continue into the cell to the east. */
const townCell = { z: 12, x: 2160, y: 1390 };

type Tags = Readonly<Record<string, string>>;
type Place = readonly [x: number, y: number];

/**
 * Builds an invented map from points of the town's cell, whose coordinates increase from 0 to 16,384 towards the east
 * and the south. Ways that contain the same point share a node.
 */
export class TownMapBuilder {
  readonly #nodes = new Map<string, { readonly id: number; readonly place: Place; tags?: Tags }>();
  readonly #ways: { readonly id: number; readonly nodes: readonly number[]; readonly tags: Tags }[] = [];
  #lastWay = 500;

  /**
   * Adds a node at a point, or returns the existing one. With `apart`, the point gets a separate node, so that ways do
   * not connect there.
   */
  node(place: Place, tags?: Tags, apart = ''): number {
    const name = `${place.join(',')}${apart}`;
    const known = this.#nodes.get(name);
    const id = known?.id ?? 1000 + this.#nodes.size;
    const said = tags ?? known?.tags;
    this.#nodes.set(name, { id, place, ...(said && { tags: said }) });
    return id;
  }

  way(places: readonly Place[], tags: Tags, apart = ''): number {
    this.#lastWay += 1;
    this.#ways.push({ id: this.#lastWay, nodes: places.map((place) => this.node(place, undefined, apart)), tags });
    return this.#lastWay;
  }

  /**
   * Returns the map. If `isIn` is given, the map is like an extract of a part of the town. It contains only nodes at
   * points that `isIn` accepts, and ways with at least one of these nodes.
   */
  map(isIn: (place: Place) => boolean = () => true): InventedMap {
    const placeOf = new Map(Array.from(this.#nodes.values(), ({ id, place }) => [id, place]));
    const ways = this.#ways.filter(({ nodes }) => nodes.some((id) => isIn(placeOf.get(id) as Place)));
    const used = new Set(ways.flatMap(({ nodes }) => nodes));
    const nodes = [...this.#nodes.values()].filter(({ id, place }) => used.has(id) || isIn(place));
    return {
      ways,
      nodes: nodes.map(({ id, place: [x, y], tags }) => {
        const grid = { x: townCell.x * cellExtent + x + 0.5, y: townCell.y * cellExtent + y + 0.5 };
        const [longitude, latitude] = gridPointToPosition(grid);
        return { id, longitude, latitude, ...(tags && { tags }) };
      }),
    };
  }
}

/**
 * Builds an invented town with streets every 1000 units (about 400 m), some of which continue into the next cell. It
 * has a bridge over a corner, a market square with ways from its corners, a motorway and a private lane.
 */
export function createTestTownBuilder(): TownMapBuilder {
  const town = new TownMapBuilder();
  const across = [10_000, 11_000, 12_000, 13_000, 14_000, 15_000, 16_000, 17_000, 18_000];
  const down = [4000, 5000, 6000, 7000, 8000];
  for (const y of down)
    town.way(
      across.map((x) => [x, y]),
      { highway: 'residential', name: `Row ${y / 1000}` },
    );
  for (const x of across)
    town.way(
      down.map((y) => [x, y]),
      { highway: 'tertiary', name: `Lane ${x / 1000}`, maxspeed: '50' },
    );
  // This bridge crosses the corner of Row 6 and Lane 11 without being connected to them.
  town.way(
    [
      [10_500, 5500],
      [11_000, 6000],
      [11_500, 6500],
    ],
    { highway: 'footway', bridge: 'yes', layer: '1' },
    'above',
  );
  // This square measures 400 by 400 units. Only two opposite corners are connected to streets.
  town.way(
    [
      [12_300, 5300],
      [12_700, 5300],
      [12_700, 5700],
      [12_300, 5700],
      [12_300, 5300],
    ],
    { highway: 'pedestrian', area: 'yes', name: 'Market' },
  );
  town.way(
    [
      [12_000, 5000],
      [12_300, 5300],
    ],
    { highway: 'footway' },
  );
  town.way(
    [
      [12_700, 5700],
      [13_000, 6000],
    ],
    { highway: 'footway' },
  );
  addWhatNobodyWalks(town);
  return town;
}

function addWhatNobodyWalks(town: TownMapBuilder): void {
  town.way(
    [
      [9000, 3000],
      [18_000, 3000],
    ],
    { highway: 'motorway', ref: 'A1', oneway: 'yes' },
  );
  town.way(
    [
      [14_000, 4000],
      [14_000, 3500],
    ],
    { highway: 'service', access: 'private', name: 'Private Lane' },
  );
  town.way(
    [
      [15_000, 4500],
      [15_500, 4500],
    ],
    { highway: 'footway' },
  );
  town.node([15_000, 6500], { barrier: 'gate', access: 'private' });
  town.way(
    [
      [15_000, 6000],
      [15_000, 6500],
      [15_000, 7000],
    ],
    { highway: 'path' },
  );
  town.way(
    [
      [10_000, 9000],
      [10_400, 9000],
      [10_400, 9400],
      [10_000, 9400],
      [10_000, 9000],
    ],
    { natural: 'water', name: 'Pond' },
  );
  town.way(
    [
      [10_600, 9000],
      [10_700, 9000],
      [10_700, 9100],
      [10_600, 9100],
      [10_600, 9000],
    ],
    { building: 'yes' },
  );
  town.node([13_000, 5500], { place: 'town', name: 'Madeville', 'name:fr': 'Ville-Faite' });
}
