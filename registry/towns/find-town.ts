import { kmPerDegree } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import type { GazetteerTown } from './gazetteer.ts';
import { namesInAddress } from './names-in-address.ts';
import { namedTownExtraKm } from './town-radius.ts';

/** The town of an AED, with its name as in the address; null if the address does not name it. */
export interface TownMatch {
  readonly place: GazetteerTown;
  readonly spelling: string | null;
}

/** Grid squares in degrees; each is divided into smaller ones, in which few places reach an AED. */
const square = 0.25;
const partsOfSide = 8;
/** Larger than the maximum distance at which an address may name any town. */
const farthestKm = 70;
/** Cache sizes. AEDs come cell by cell, so the squares of the last cells, and names from as many addresses, suffice. */
const [squaresKept, namesKept] = [128, 4096];

interface Square {
  /** Places that an address in it may name. */
  readonly near: readonly GazetteerTown[];
  /** Places whose reach includes part of it. */
  readonly reachingSquare: readonly GazetteerTown[];
  /** Places that reach into each part of it, computed when first needed. */
  readonly reaching: Map<number, readonly GazetteerTown[]>;
  /** Places by name, computed when first needed. */
  readonly named: Map<string, readonly GazetteerTown[]>;
}

/** Kilometres on a flat map: accurate enough within the reach of a town. */
function roughKm([lon, lat]: LongitudeLatitude, [otherLon, otherLat]: LongitudeLatitude): number {
  const turn = Math.abs(lon - otherLon);
  const degrees = Math.min(turn, 360 - turn) * Math.cos(((lat + otherLat) * Math.PI) / 360);
  return kmPerDegree * Math.hypot(degrees, lat - otherLat);
}

/** Finds the town of AEDs in one country. Names are indexed once for each square of a quarter of a degree. */
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

  /** The town nearby that an address names, else the one that reaches the AED best for its size; null if none does. */
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
      if (this.#squares.size >= squaresKept) this.#squares.clear();
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
        // Longitudes wrap around: east of the last column of squares comes the first.
        const turned = ((((x + all / 2) % all) + all) % all) - all / 2;
        for (const place of this.#bySquare.get(keyOf(turned, y)) ?? []) {
          if (roughKm(middle, place.position) <= place.reachKm + namedTownExtraKm + square * kmPerDegree)
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

/** Whether a place reaches into a square with the given size in degrees and centre. */
const reachesInto = (middle: LongitudeLatitude, side: number) => (place: GazetteerTown) =>
  roughKm(middle, place.position) <= place.reachKm + side * kmPerDegree;

function named({ near, named: known }: Square, position: LongitudeLatitude, address: string): TownMatch | null {
  for (const { spelling, folded } of namesInAddress(address)) {
    let places = known.get(folded);
    if (places === undefined) {
      places = near.filter((place) => place.names().has(folded));
      if (known.size >= namesKept) known.clear();
      known.set(folded, places);
    }
    const place = leastOf(places, (candidate) => {
      const km = roughKm(position, candidate.position);
      return km <= candidate.reachKm + namedTownExtraKm ? km : null;
    });
    if (place !== null) return { place, spelling };
  }
  return null;
}

/**
 * Of the towns that reach the position, the one with the smallest distance relative to its reach: large towns reach
 * farther.
 */
function nearest(around: Square, position: LongitudeLatitude): TownMatch | null {
  const place = leastOf(reachingPart(around, position), (candidate) => {
    const share = roughKm(position, candidate.position) / candidate.reachKm;
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

/** The item with the smallest measure, skipping null. Of equal ones the first by slug, in any input order. */
function leastOf(
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
