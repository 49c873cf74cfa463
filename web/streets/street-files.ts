import type { MapTile } from '../../domain/geography/map-tile.ts';
import { type StreetFile, streetAreaOf, streetTileName } from '../../domain/streets/street-cell.ts';
import {
  parseStreetArea,
  parseStreetIndex,
  type StreetCellListed,
  type StreetIndex,
  streetAreaFile,
  streetCellFile,
} from '../../domain/streets/street-index.ts';

/** A file that was named a moment ago is gone: other streets have been published since. */
class GoneError extends Error {
  override readonly name = 'GoneError';
}

async function fetchFile(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (answer.status === 404) throw new GoneError(`${address}: is not there any more; search again.`);
  if (!answer.ok) throw new Error(`${address} answered with status ${answer.status}. Search again.`);
  return answer;
}

/** Null if no streets are published: with a document that says so, or with none. */
async function fetchIndex(baseUrl: string): Promise<StreetIndex | null> {
  const answer = await fetch(`${baseUrl}/index.json`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${baseUrl}/index.json answered with status ${answer.status}. Search again.`);
  // A static host may answer with its own page for what is not there.
  if (!/json/.test(answer.headers.get('Content-Type') ?? '')) return null;
  return parseStreetIndex(await answer.json());
}

/** What is published, read as it is requested, each file once. */
export class StreetFileReader {
  readonly #baseUrl: string;
  #index: Promise<StreetIndex | null> | null = null;
  readonly #areas = new Map<string, Promise<ReadonlyMap<string, StreetCellListed>>>();

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  /** Null if no streets are published. A failure is forgotten, so that the next call asks again. */
  index(): Promise<StreetIndex | null> {
    this.#index ??= fetchIndex(this.#baseUrl).catch((cause: unknown) => {
      this.#index = null;
      throw cause;
    });
    return this.#index;
  }

  /** What the lists say of a cell; null if it is not published. */
  async listed(cell: MapTile): Promise<StreetCellListed | null> {
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

  async #fetchArea(file: string): Promise<ReadonlyMap<string, StreetCellListed>> {
    return parseStreetArea(await (await fetchFile(`${this.#baseUrl}/${file}`)).json());
  }

  /** A file of a cell; null if there is none. Where other streets were published meanwhile, theirs. */
  async file(kind: StreetFile, cell: MapTile): Promise<Uint8Array | null> {
    try {
      return await this.#fileNow(kind, cell);
    } catch (cause) {
      if (!(cause instanceof GoneError)) throw cause;
      this.#index = null;
      this.#areas.clear();
      return this.#fileNow(kind, cell);
    }
  }

  async #fileNow(kind: StreetFile, cell: MapTile): Promise<Uint8Array | null> {
    const file = (await this.listed(cell))?.[kind] ?? null;
    if (file === null) return null;
    const answer = await fetchFile(`${this.#baseUrl}/${streetCellFile(kind, cell, file.hash)}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
