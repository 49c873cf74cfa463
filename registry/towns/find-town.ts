import { kmPerDegree } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import type { GazetteerTown } from './gazetteer.ts';
import { listNamesInAddress } from './names-in-address.ts';
import { namedTownExtraKm } from './town-radius.ts';

/**
 * The town of an AED, with the spelling of the town's name in the AED's address. The spelling is null if the address
 * does not contain the name.
 */
export interface TownMatch {
  readonly place: GazetteerTown;
  readonly spelling: string | null;
}

/**
 * The side of a grid square in degrees. Each square is divided into smaller parts, each of which is within reach of
 * only a few towns.
 */
const square = 0.25;
const partsOfSide = 8;
/** Maximum distance in kilometres between an AED and a town that its address may name. */
const farthestKm = 70;
/**
 * Maximum numbers of squares and of names per square in the caches. The most recent ones suffice, because AEDs are
 * processed cell by cell.
 */
const [maxCachedSquares, maxCachedNames] = [128, 4096];

interface Square {
  /** Places that may occur in the addresses of this square. */
  readonly near: readonly GazetteerTown[];
  /** Places whose reach includes at least part of this square. */
  readonly reachingSquare: readonly GazetteerTown[];
  /** Places whose reach includes a given part of this square. Each entry is computed when it is first needed. */
  readonly reaching: Map<number, readonly GazetteerTown[]>;
  /** Places by name. Each entry is computed when it is first needed. */
  readonly named: Map<string, readonly GazetteerTown[]>;
}

/** Returns a distance in kilometres, calculated as on a flat map. This is accurate enough near a town. */
function approximateKm([lon, lat]: LongitudeLatitude, [otherLon, otherLat]: LongitudeLatitude): number {
  const turn = Math.abs(lon - otherLon);
  const degrees = Math.min(turn, 360 - turn) * Math.cos(((lat + otherLat) * Math.PI) / 360);
  return kmPerDegree * Math.hypot(degrees, lat - otherLat);
}

/** Finds the towns of AEDs in one country. Names are looked up once per grid square. */
export class TownFinder {
  readonly #bySquare = new Map<string, GazetteerTown[]>();
  readonly #squares = new Map<string, Square>();

  constructor(places: readonly GazetteerTown[]) {
    for (const place of places) {
      const key = keyOf(columnOf(place.position), rowOf(place.position));
      const listed = this.#bySquare.get(key);
      if (listed) listed.push(place);
      else this.#bySquare.set(key, [place]);
    }
  }

  /**
   * Finds the nearby town that the address names. If there is none, finds the town with the smallest distance relative
   * to its reach, if the position is within that reach. Returns null if no town is within reach.
   */
  find(position: LongitudeLatitude, address: string | null): TownMatch | null {
    const around = this.#squareAt(position);
    return (address === null ? null : named(around, position, address)) ?? nearest(around, position);
  }

  #squareAt(position: LongitudeLatitude): Square {
    const [column, row] = [columnOf(position), rowOf(position)];
    const key = keyOf(column, row);
    let found = this.#squares.get(key);
    if (found === undefined) {
      const near = this.#placesAround(column, row);
      const middle = [(column + 0.5) * square, (row + 0.5) * square] as const;
      const reachingSquare = near.filter(reachesInto(middle, square));
      found = { near, reachingSquare, reaching: new Map(), named: new Map() };
      if (this.#squares.size >= maxCachedSquares) this.#squares.clear();
      this.#squares.set(key, found);
    }
    return found;
  }

  #placesAround(column: number, row: number): GazetteerTown[] {
    const rows = Math.ceil(farthestKm / kmPerDegree / square);
    const latitude = Math.min(85, (Math.abs(row) + rows + 1) * square);
    const columns = Math.ceil(rows / Math.cos((latitude * Math.PI) / 180));
    const [all, middle] = [360 / square, [(column + 0.5) * square, (row + 0.5) * square] as const];
    const found: GazetteerTown[] = [];
    for (let y = row - rows; y <= row + rows; y++) {
      for (let x = column - columns; x <= column + columns; x++) {
        // Longitudes wrap around at 180 degrees, so the first column of squares follows the last one.
        const turned = ((((x + all / 2) % all) + all) % all) - all / 2;
        for (const place of this.#bySquare.get(keyOf(turned, y)) ?? []) {
          if (approximateKm(middle, place.position) <= place.reachKm + namedTownExtraKm + square * kmPerDegree)
            found.push(place);
        }
      }
    }
    return found;
  }
}

const columnOf = ([longitude]: LongitudeLatitude) => Math.floor(longitude / square);
const rowOf = ([, latitude]: LongitudeLatitude) => Math.floor(latitude / square);
const keyOf = (column: number, row: number) => `${column} ${row}`;

/**
 * Returns a function that says whether a place reaches into a square, given the square's centre and its side in
 * degrees.
 */
const reachesInto = (middle: LongitudeLatitude, side: number) => (place: GazetteerTown) =>
  approximateKm(middle, place.position) <= place.reachKm + side * kmPerDegree;

function named({ near, named: known }: Square, position: LongitudeLatitude, address: string): TownMatch | null {
  for (const { spelling, folded } of listNamesInAddress(address)) {
    let places = known.get(folded);
    if (places === undefined) {
      places = near.filter((place) => place.names().has(folded));
      if (known.size >= maxCachedNames) known.clear();
      known.set(folded, places);
    }
    const place = smallestBy(places, (candidate) => {
      const km = approximateKm(position, candidate.position);
      return km <= candidate.reachKm + namedTownExtraKm ? km : null;
    });
    if (place !== null) return { place, spelling };
  }
  return null;
}

/**
 * Returns the town with the smallest distance relative to its reach, because larger towns reach farther. Returns null
 * if the position is outside the reach of every town.
 */
function nearest(around: Square, position: LongitudeLatitude): TownMatch | null {
  const place = smallestBy(reachingPart(around, position), (candidate) => {
    const share = approximateKm(position, candidate.position) / candidate.reachKm;
    return share <= 1 ? share : null;
  });
  return place === null ? null : { place, spelling: null };
}

function reachingPart({ reachingSquare, reaching }: Square, position: LongitudeLatitude): readonly GazetteerTown[] {
  const side = square / partsOfSide;
  const [column, row] = position.map((degrees) => Math.floor(degrees / side)) as [number, number];
  const part = (column - columnOf(position) * partsOfSide) * partsOfSide + row - rowOf(position) * partsOfSide;
  let places = reaching.get(part);
  if (places === undefined) {
    const middle = [(column + 0.5) * side, (row + 0.5) * side] as const;
    places = reachingSquare.filter(reachesInto(middle, side));
    reaching.set(part, places);
  }
  return places;
}

/**
 * Returns the place with the smallest measure, and ignores those whose measure is null. Places with equal measures are
 * compared by slug, so that the result does not depend on their order.
 */
function smallestBy(
  places: readonly GazetteerTown[],
  measure: (place: GazetteerTown) => number | null,
): GazetteerTown | null {
  let [best, least]: [GazetteerTown | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const place of places) {
    const measured = measure(place);
    if (measured === null || measured > least) continue;
    if (measured === least && best !== null && best.slug < place.slug) continue;
    [best, least] = [place, measured];
  }
  return best;
}
