import type { MapTile } from '../geography/map-tile.ts';
import { type ObstacleLine, Obstacles } from './obstacles.ts';
import { type AreaRings, PedestrianSquares } from './pedestrian-squares.ts';
import type { GridPoint } from './street-cell.ts';
import { streetTileName } from './street-cell.ts';
import { type StreetBarrier, StreetGraph, type StreetLine } from './street-graph.ts';
import { cellsAround } from './street-grid.ts';

/** A cell's network, on the world's grid. */
export interface StreetCellContent {
  readonly lines: readonly StreetLine[];
  readonly barriers: readonly StreetBarrier[];
  readonly obstacles: readonly ObstacleLine[];
  /** Streams and pools: the route stays on its side of them, unless it cannot continue otherwise. */
  readonly brooks: readonly ObstacleLine[];
  /** Obstacles to walk around if that is not far: a wall or fence may have an unmapped gate. */
  readonly walls: readonly ObstacleLine[];
  readonly squares: readonly AreaRings[];
}

/** Null if no streets are published, or none suitable for routing. Rejects if it cannot be read. */
export type FetchStreetCell = (cell: MapTile) => Promise<StreetCellContent | null>;

/** read: in the graph; absent: not published; failed: could not be loaded. */
type CellState = 'read' | 'absent' | 'failed';

/** The loaded part of the streets; cells are loaded when a search needs them, each once. */
export class StreetNetwork {
  readonly graph = new StreetGraph();
  readonly obstacles = new Obstacles();
  readonly brooks = new Obstacles();
  readonly walls = new Obstacles();
  readonly squares = new PedestrianSquares();
  readonly #fetchCell: FetchStreetCell;
  readonly #states = new Map<string, CellState>();

  constructor(fetchCell: FetchStreetCell) {
    this.#fetchCell = fetchCell;
  }

  /** The state of a cell; undefined if it was not requested. */
  stateOf(cell: MapTile): CellState | undefined {
    return this.#states.get(streetTileName(cell));
  }

  /** Whether a requested cell could not be loaded: targets not reached may be near all the same. */
  get hasFailures(): boolean {
    return [...this.#states.values()].includes('failed');
  }

  /** Forgets failures, so that the next search retries. */
  forgetFailures(): void {
    for (const [name, state] of this.#states) if (state === 'failed') this.#states.delete(name);
  }

  /** Loads cells that are not loaded. Never rejects: failures are recorded. */
  async read(cells: readonly MapTile[]): Promise<void> {
    const unread = cells.filter((cell) => this.stateOf(cell) === undefined);
    const contents = await Promise.all(
      unread.map((cell) => this.#fetchCell(cell).catch((cause: unknown) => ({ cause }))),
    );
    for (const [place, content] of contents.entries()) {
      const cell = unread[place];
      // Another search may have loaded it in the meantime.
      if (cell !== undefined && this.stateOf(cell) === undefined) this.#add(cell, content);
    }
  }

  async readAround(point: GridPoint, metres: number): Promise<void> {
    await this.read(cellsAround(point, metres));
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
    this.graph.addBarriers(content.barriers);
    this.graph.addLines(content.lines);
    this.obstacles.add(content.obstacles);
    this.brooks.add(content.brooks);
    this.walls.add(content.walls);
    this.squares.add(content.squares);
  }
}
