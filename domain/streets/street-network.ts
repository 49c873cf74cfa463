import type { MapTile } from '../geography/map-tile.ts';
import { type ObstacleLine, Obstacles } from './obstacles.ts';
import type { GridPoint } from './street-cell.ts';
import { streetTileName } from './street-cell.ts';
import { type StreetBarrier, StreetGraph, type StreetLine } from './street-graph.ts';
import { cellsAround } from './street-grid.ts';

/** What a cell holds of the network, on the grid of the world. */
export interface StreetCellContent {
  readonly lines: readonly StreetLine[];
  readonly barriers: readonly StreetBarrier[];
  readonly obstacles: readonly ObstacleLine[];
  /** Streams and pools: one keeps to one's own side of them, unless nothing leads on from there. */
  readonly brooks: readonly ObstacleLine[];
  /** What one goes around where that is not far: a wall or fence may have a gate that nobody has mapped. */
  readonly walls: readonly ObstacleLine[];
}

/** Null where no streets are published, or none on which a way may be reckoned. Rejects where it cannot be read. */
export type FetchStreetCell = (cell: MapTile) => Promise<StreetCellContent | null>;

/** read: in the graph; absent: nothing is published there; failed: it could not be read just now. */
type CellState = 'read' | 'absent' | 'failed';

/** The streets as far as they have been read; cells come in as a search asks for them, each once. */
export class StreetNetwork {
  readonly graph = new StreetGraph();
  readonly obstacles = new Obstacles();
  readonly brooks = new Obstacles();
  readonly walls = new Obstacles();
  readonly #fetchCell: FetchStreetCell;
  readonly #states = new Map<string, CellState>();

  constructor(fetchCell: FetchStreetCell) {
    this.#fetchCell = fetchCell;
  }

  /** What is known of a cell; undefined where nobody has asked for it. */
  stateOf(cell: MapTile): CellState | undefined {
    return this.#states.get(streetTileName(cell));
  }

  /** Whether a cell that was asked for could not be read: what was not reached may be near all the same. */
  get hasFailures(): boolean {
    return [...this.#states.values()].includes('failed');
  }

  /** Forgets failures, so that another search asks anew. */
  forgetFailures(): void {
    for (const [name, state] of this.#states) if (state === 'failed') this.#states.delete(name);
  }

  /** Reads cells that have not been read. Never rejects: what fails is noted as failed. */
  async read(cells: readonly MapTile[]): Promise<void> {
    const unread = cells.filter((cell) => this.stateOf(cell) === undefined);
    const contents = await Promise.all(
      unread.map((cell) => this.#fetchCell(cell).catch((cause: unknown) => ({ cause }))),
    );
    for (const [place, content] of contents.entries()) {
      const cell = unread[place];
      // Another search may have read it in the meantime.
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
      console.warn('Streets could not be read; where they lack, the straight line is reckoned.', content.cause);
      return;
    }
    this.#states.set(name, 'read');
    this.graph.addBarriers(content.barriers);
    this.graph.addLines(content.lines);
    this.obstacles.add(content.obstacles);
    this.brooks.add(content.brooks);
    this.walls.add(content.walls);
  }
}
