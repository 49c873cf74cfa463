import type { MapTile } from '../../domain/geography/map-tile.ts';
import { type StreetFile, streetAreaOf, streetTileName } from '../../domain/streets/street-cell.ts';
import {
  type ListedStreetCell,
  parseStreetArea,
  parseStreetIndex,
  type StreetIndex,
  streetAreaFile,
  streetCellFile,
} from '../../domain/streets/street-index.ts';

/** Thrown if a file that the index lists no longer exists, because newer streets have been published. */
class GoneError extends Error {
  override readonly name = 'GoneError';
}

async function fetchFile(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (answer.status === 404) throw new GoneError(`${address} no longer exists; search again.`);
  if (!answer.ok) throw new Error(`${address} answered with status ${answer.status}. Search again.`);
  return answer;
}

/**
 * Reads the index. Resolves to null if no streets are published. The server reports that with status 404 or in the
 * index itself.
 */
async function fetchIndex(baseUrl: string): Promise<StreetIndex | null> {
  const answer = await fetch(`${baseUrl}/index.json`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${baseUrl}/index.json answered with status ${answer.status}. Search again.`);
  // A static host may answer a request for a missing file with its own HTML page.
  if (!/json/.test(answer.headers.get('Content-Type') ?? '')) return null;
  return parseStreetIndex(await answer.json());
}

/** Reads the published street files on demand. It requests the index and each list of cells only once. */
export class StreetFileReader {
  readonly #baseUrl: string;
  #index: Promise<StreetIndex | null> | null = null;
  readonly #areas = new Map<string, Promise<ReadonlyMap<string, ListedStreetCell>>>();

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  /**
   * Reads the index of the streets. Resolves to null if none are published. Failures are not cached, so the next call
   * tries again.
   */
  index(): Promise<StreetIndex | null> {
    this.#index ??= fetchIndex(this.#baseUrl).catch((cause: unknown) => {
      this.#index = null;
      throw cause;
    });
    return this.#index;
  }

  /** Reads the entry of a cell in its area's list. Resolves to null if the cell is not published. */
  listed(cell: MapTile): Promise<ListedStreetCell | null> {
    return this.#fromNewest(() => this.#listed(cell));
  }

  /** Reads a file of a cell. Resolves to null if there is none. */
  file(kind: StreetFile, cell: MapTile): Promise<Uint8Array | null> {
    return this.#fromNewest(() => this.#file(kind, cell));
  }

  /**
   * Calls `read`. If newer streets have been published since the index was read, it discards the index and calls `read`
   * again.
   */
  async #fromNewest<Result>(read: () => Promise<Result>): Promise<Result> {
    try {
      return await read();
    } catch (cause) {
      if (!(cause instanceof GoneError)) throw cause;
      this.#index = null;
      this.#areas.clear();
      return read();
    }
  }

  async #listed(cell: MapTile): Promise<ListedStreetCell | null> {
    const area = streetAreaOf(cell);
    const name = streetTileName(area);
    const hash = (await this.index())?.areas.get(name);
    if (hash === undefined) return null;
    const known = this.#areas.get(name);
    const list = known ?? this.#fetchArea(streetAreaFile(area, hash));
    if (known === undefined) this.#areas.set(name, list);
    try {
      return (await list).get(streetTileName(cell)) ?? null;
    } catch (cause) {
      this.#areas.delete(name);
      throw cause;
    }
  }

  async #fetchArea(file: string): Promise<ReadonlyMap<string, ListedStreetCell>> {
    return parseStreetArea(await (await fetchFile(`${this.#baseUrl}/${file}`)).json());
  }

  async #file(kind: StreetFile, cell: MapTile): Promise<Uint8Array | null> {
    const file = (await this.#listed(cell))?.[kind] ?? null;
    if (file === null) return null;
    const answer = await fetchFile(`${this.#baseUrl}/${streetCellFile(kind, cell, file.hash)}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
