import type { MapTile } from '../geography/map-tile.ts';
import { type ObstacleLine, Obstacles } from './obstacles.ts';
import { type AreaRings, PedestrianSquares } from './pedestrian-squares.ts';
import type { GridPoint } from './street-cell.ts';
import { streetTileName } from './street-cell.ts';
import { type StreetBarrier, StreetGraph, type StreetLine } from './street-graph.ts';
import { findCellsAround } from './street-grid.ts';

/** The street network of a cell. All points are on the world's grid. */
export interface StreetCellContent {
  readonly lines: readonly StreetLine[];
  readonly barriers: readonly StreetBarrier[];
  readonly obstacles: readonly ObstacleLine[];
  /** Streams and pools. A route crosses one only if there is no other way. */
  readonly brooks: readonly ObstacleLine[];
  /**
   * Walls and fences. A route goes around them if the detour is short, and otherwise through them, because a gate may
   * not be mapped.
   */
  readonly walls: readonly ObstacleLine[];
  readonly squares: readonly AreaRings[];
}

/** The connection of a position to the street graph: a node, and the straight-line distance to it. */
export interface StreetSnap {
  readonly node: number;
  readonly metres: number;
  /** Whether the street is disconnected from the main network, like a path in a closed yard. */
  readonly isCutOff: boolean;
}

/**
 * Loads the street network of a cell. Null if no streets are published there, or none on which routes can be
 * calculated. Rejects if the cell cannot be loaded or read.
 */
export type FetchStreetCell = (cell: MapTile) => Promise<StreetCellContent | null>;

/**
 * The state of a requested cell: `read` cells are in the graph, `absent` ones are not published, and `failed` ones
 * could not be loaded.
 */
type CellState = 'read' | 'absent' | 'failed';

/** The loaded part of the street network. Each cell is loaded once, when a search needs it. */
export class StreetNetwork {
  readonly graph = new StreetGraph();
  readonly obstacles = new Obstacles();
  readonly brooks = new Obstacles();
  readonly walls = new Obstacles();
  readonly squares = new PedestrianSquares();
  readonly #fetchCell: FetchStreetCell;
  readonly #states = new Map<string, CellState>();
  readonly #snaps = new Map<string, readonly StreetSnap[]>();

  constructor(fetchCell: FetchStreetCell) {
    this.#fetchCell = fetchCell;
  }

  /** Returns the state of a cell; undefined if the cell was not requested. */
  stateOf(cell: MapTile): CellState | undefined {
    return this.#states.get(streetTileName(cell));
  }

  /** Whether any requested cell could not be loaded. If so, a target that was not reached may still be near. */
  get hasFailures(): boolean {
    return [...this.#states.values()].includes('failed');
  }

  /** Forgets the failed cells, so that the next search requests them again. */
  forgetFailures(): void {
    for (const [name, state] of this.#states) if (state === 'failed') this.#states.delete(name);
  }

  /**
   * Loads those of the given cells that are not loaded yet. It never rejects: if a cell cannot be loaded, its state
   * says so.
   */
  async read(cells: readonly MapTile[]): Promise<void> {
    const unread = cells.filter((cell) => this.stateOf(cell) === undefined);
    const contents = await Promise.all(
      unread.map((cell) => this.#fetchCell(cell).catch((cause: unknown) => ({ cause }))),
    );
    for (const [place, content] of contents.entries()) {
      const cell = unread[place];
      // Another search may have loaded the cell in the meantime.
      if (cell !== undefined && this.stateOf(cell) === undefined) this.#add(cell, content);
    }
  }

  /**
   * Returns the connections to the streets that `find` found for this key, or finds them. They are forgotten when a
   * cell is added, because its streets may be nearer. Somebody who searches again is shown mostly the same AEDs, and to
   * connect fifty of them takes longer than the search.
   */
  reuseSnaps(key: string, find: () => readonly StreetSnap[]): readonly StreetSnap[] {
    const known = this.#snaps.get(key) ?? find();
    this.#snaps.set(key, known);
    return known;
  }

  async readAround(point: GridPoint, metres: number): Promise<void> {
    await this.read(findCellsAround(point, metres));
  }

  #add(cell: MapTile, content: StreetCellContent | null | { readonly cause: unknown }): void {
    const name = streetTileName(cell);
    if (content === null) {
      this.#states.set(name, 'absent');
      return;
    }
    if ('cause' in content) {
      this.#states.set(name, 'failed');
      console.warn('Streets could not be read; the straight line is used where they are missing.', content.cause);
      return;
    }
    this.#states.set(name, 'read');
    this.#snaps.clear();
    this.graph.addBarriers(content.barriers);
    this.graph.addLines(content.lines);
    this.obstacles.add(content.obstacles);
    this.brooks.add(content.brooks);
    this.walls.add(content.walls);
    this.squares.add(content.squares);
  }
}
