import { type FileHandle, open } from 'node:fs/promises';
import { type Entry, PMTiles, type RangeResponse, type Source, TileType, tileIdToZxy, zxyToTileId } from 'pmtiles';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import { StreetsError } from '../streets-error.ts';
import { readWords, type TileArchive, unpackTile } from './archive.ts';

/** A file on disk as pmtiles reads it. A range beyond its end is a file that was cut off. */
class FileSource implements Source {
  readonly #file: FileHandle;
  readonly #path: string;
  readonly #size: number;

  constructor(file: FileHandle, path: string, size: number) {
    this.#file = file;
    this.#path = path;
    this.#size = size;
  }

  getKey(): string {
    return this.#path;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    // The first read asks for more than a small file has.
    const end = Math.min(offset + length, this.#size);
    if (offset >= this.#size || (offset > 0 && end < offset + length)) throw cutOff(this.#path);
    const bytes = new Uint8Array(end - offset);
    await this.#file.read(bytes, 0, bytes.length, offset);
    return { data: bytes.buffer };
  }
}

const cutOff = (path: string) => new StreetsError(`${path}: the PMTiles file is cut off. Fetch it again.`);

/** Opens a PMTiles file of version 3 (https://github.com/protomaps/PMTiles). Throws StreetsError where it is no whole one of vector tiles. */
export async function openPmtiles(path: string): Promise<TileArchive> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const archive = new PMTiles(new FileSource(file, path, size));
    const header = await archive.getHeader();
    if (header.tileType !== TileType.Mvt)
      throw new StreetsError(`${path} holds pictures. Name a basemap of vector tiles (MVT).`);
    if (header.tileDataOffset + (header.tileDataLength ?? 0) > size) throw cutOff(path);
    const words = readWords((await archive.getMetadata()) as Record<string, unknown>);
    const zoom = header.maxZoom;
    return {
      path,
      zoom,
      ...words,
      tiles: () => listTiles(archive, zoom),
      async read({ z, x, y }: MapTile) {
        const found = await archive.getZxy(z, x, y);
        return found === undefined ? null : unpackTile(new Uint8Array(found.data), path);
      },
      close: () => file.close(),
    };
  } catch (cause) {
    await file.close();
    if (cause instanceof StreetsError) throw cause;
    throw new StreetsError(`${path} is not a complete PMTiles file. Fetch it again. (${(cause as Error).message})`, {
      cause,
    });
  }
}

/** The tiles of one zoom, from the directories. */
async function* listTiles(archive: PMTiles, zoom: number): AsyncIterable<MapTile> {
  const header = await archive.getHeader();
  const [from, to] = [zxyToTileId(zoom, 0, 0), zxyToTileId(zoom + 1, 0, 0)];
  const below = async (offset: number, length: number) =>
    archive.cache.getDirectory(archive.source, offset, length, header);
  async function* walk(entries: readonly Entry[]): AsyncIterable<MapTile> {
    for (const entry of entries) {
      if (entry.runLength === 0) {
        yield* walk(await below(header.leafDirectoryOffset + entry.offset, entry.length));
        continue;
      }
      for (let id = Math.max(entry.tileId, from); id < Math.min(entry.tileId + entry.runLength, to); id++) {
        const [z, x, y] = tileIdToZxy(id);
        yield { z, x, y };
      }
    }
  }
  yield* walk(await below(header.rootDirectoryOffset, header.rootDirectoryLength));
}
