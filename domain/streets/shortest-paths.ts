import type { MapTile } from '../geography/map-tile.ts';
import { PriorityQueue } from '../geography/priority-queue.ts';
import { streetCellZoom } from './street-cell.ts';
import type { StreetGraph } from './street-graph.ts';
import { cellAt } from './street-grid.ts';
import type { TravelMode } from './street-speeds.ts';

const none = -1;

export interface SearchLimits {
  /** Maximum travel time from the start. Nodes farther away are not visited. */
  readonly seconds: number;
  /**
   * Whether the search may continue without loading a cell, because the cell is loaded already, does not exist, or is
   * too far away. `seconds` is the travel time from the start to the cell.
   */
  readonly isRead: (cell: MapTile, seconds: number) => boolean;
  /**
   * Whether the search may end, because paths longer than `seconds` are not needed. It is called once for every 128
   * visited nodes.
   */
  readonly isDone: (seconds: number) => boolean;
}

/** Number of nodes that are visited between two calls of `isDone`. */
const nodesPerCheck = 128;

export interface SearchOrigin {
  readonly node: number;
  readonly seconds: number;
}

/**
 * The quickest paths from a position (E. W. Dijkstra, 1959) in a graph that may be partly loaded. `run` stops when it
 * needs a cell, and continues after that cell has been added to the graph.
 */
export class ShortestPaths {
  readonly #graph: StreetGraph;
  readonly #mode: TravelMode;
  #seconds = new Float64Array(0);
  /** The half-edge by which the search reached each node. */
  #cameBy = new Int32Array(0);
  #lastRead: MapTile | null = null;
  readonly #queue = new PriorityQueue<number>();

  /** Prepares a search that starts at several nodes, each with an initial travel time. */
  constructor(graph: StreetGraph, mode: TravelMode, origins: readonly SearchOrigin[]) {
    this.#graph = graph;
    this.#mode = mode;
    this.#makeRoom();
    for (const { node, seconds } of origins) {
      if (seconds >= this.secondsTo(node)) continue;
      this.#seconds[node] = seconds;
      this.#queue.push(seconds, node);
    }
  }

  /** Continues the search. Returns the next cell that has to be loaded, or null at the end. */
  run({ seconds: limit, isRead, isDone }: SearchLimits): MapTile | null {
    this.#makeRoom();
    for (let visited = 0; this.#queue.size > 0; visited++) {
      const reached = this.#queue.lowestKey;
      if (reached > limit || (visited % nodesPerCheck === 0 && isDone(reached))) return null;
      const node = this.#queue.pop() ?? none;
      if (reached > this.secondsTo(node)) continue;
      const needed = this.#cellToLoad(node, reached, isRead);
      if (needed !== null) {
        this.#queue.push(reached, node);
        return needed;
      }
      this.#goOnFrom(node);
    }
    return null;
  }

  /** Whether every reachable node has been visited. */
  get isExhausted(): boolean {
    return this.#queue.size === 0;
  }

  /** Returns the travel time from the start to a node in seconds; Infinity if the node was not reached. */
  secondsTo(node: number): number {
    return this.#seconds[node] ?? Number.POSITIVE_INFINITY;
  }

  /**
   * Returns the travel time in seconds to a node that was added to the graph after the search, for example when a
   * segment was split.
   */
  secondsToNew(node: number): number {
    this.#makeRoom();
    for (let half = this.#graph.firstHalf(node); half !== none; half = this.#graph.nextHalf(half)) {
      const before = this.#graph.endOf(half);
      const seconds = this.#secondsPast(before) + this.#graph.seconds(half ^ 1, this.#mode);
      if (seconds >= this.secondsTo(node)) continue;
      this.#seconds[node] = seconds;
      this.#cameBy[node] = half ^ 1;
    }
    return this.secondsTo(node);
  }

  /** Returns the half-edges from the start to a node that was reached. */
  halvesTo(node: number): number[] {
    const halves: number[] = [];
    for (let at = node, half = this.#cameBy[at] ?? none; half !== none; half = this.#cameBy[at] ?? none) {
      halves.push(half);
      at = this.#graph.endOf(half ^ 1);
    }
    return halves.reverse();
  }

  /**
   * Travel time from the start past a node and its barrier; Infinity if the barrier is closed. The search may start at
   * a closed gate, because the street that is nearest to a place in closed grounds ends there.
   */
  #secondsPast(node: number): number {
    const isStart = this.#cameBy[node] === none;
    if (this.#graph.isClosed(node, this.#mode) && !isStart) return Number.POSITIVE_INFINITY;
    return this.secondsTo(node) + this.#graph.delayAt(node, this.#mode);
  }

  #goOnFrom(node: number): void {
    const graph = this.#graph;
    const left = this.#secondsPast(node);
    for (let half = graph.firstHalf(node); half !== none; half = graph.nextHalf(half)) {
      const next = graph.endOf(half);
      const seconds = left + graph.seconds(half, this.#mode);
      if (seconds >= this.secondsTo(next)) continue;
      this.#seconds[next] = seconds;
      this.#cameBy[next] = half;
      this.#queue.push(seconds, next);
    }
  }

  /**
   * Returns the cell of a node if it must be loaded before the search can continue; null otherwise. Only this cell
   * contains all ways that meet at the node.
   */
  #cellToLoad(node: number, reached: number, isRead: SearchLimits['isRead']): MapTile | null {
    const { x, y } = cellAt(this.#graph.pointOf(node));
    if (this.#lastRead?.x === x && this.#lastRead.y === y) return null;
    const cell = { z: streetCellZoom, x, y };
    if (!isRead(cell, reached)) return cell;
    this.#lastRead = cell;
    return null;
  }

  #makeRoom(): void {
    const known = this.#seconds.length;
    const wanted = this.#graph.nodeCount;
    if (wanted <= known) return;
    const [seconds, cameBy] = [new Float64Array(2 * wanted), new Int32Array(2 * wanted)];
    seconds.set(this.#seconds);
    seconds.fill(Number.POSITIVE_INFINITY, known);
    cameBy.set(this.#cameBy);
    cameBy.fill(none, known);
    this.#seconds = seconds;
    this.#cameBy = cameBy;
  }
}
