import { type FileHandle, open } from 'node:fs/promises';
import {
  Compression,
  type Entry,
  PMTiles,
  type RangeResponse,
  SharedPromiseCache,
  type Source,
  TileType,
  tileIdToZxy,
  zxyToTileId,
} from 'pmtiles';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import { StreetsError } from '../streets-error.ts';
import {
  gunzipPart,
  parseArchiveMetadata,
  picturesError,
  type TileArchive,
  type TileRun,
  unpackTile,
} from './tile-archive.ts';

/** Reads a local file for the pmtiles library. A read beyond the end of the file means that it is truncated. */
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
    // The library's first read has a fixed length, which may exceed that of a small file.
    const end = Math.min(offset + length, this.#size);
    if (offset >= this.#size || (offset > 0 && end < offset + length)) throw cutOff(this.#path);
    const bytes = new Uint8Array(end - offset);
    await this.#file.read(bytes, 0, bytes.length, offset);
    return { data: bytes.buffer };
  }
}

const cutOff = (path: string) => new StreetsError(`${path}: the PMTiles file is cut off. Fetch it again.`);

/** Maximum depth of the directories: the root, its leaves and one more level. The format advises against more. */
const deepestDirectory = 3;

/**
 * Returns a function that decompresses directories and tiles. The library's own decompression has no size limit, and
 * its errors have no message.
 */
function createDecompressor(path: string) {
  return async (packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> => {
    if (compression === Compression.None || compression === Compression.Unknown) return packed;
    if (compression !== Compression.Gzip)
      throw new StreetsError(`${path} is not compressed with gzip. Convert it with "pmtiles convert".`);
    // A Buffer may share its memory with other Buffers, so this copies the bytes.
    return Uint8Array.from(gunzipPart(new Uint8Array(packed), 'a part', path)).buffer;
  };
}

/**
 * Opens a PMTiles file, version 3 (https://github.com/protomaps/PMTiles). Throws StreetsError if it is not a complete
 * file of vector tiles.
 */
export async function openPmtiles(path: string): Promise<TileArchive> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const unpack = createDecompressor(path);
    const cache = new SharedPromiseCache(undefined, undefined, unpack);
    const archive = new PMTiles(new FileSource(file, path, size), cache, unpack);
    const header = await archive.getHeader();
    if (header.tileType !== TileType.Mvt) throw picturesError(path);
    if (header.tileDataOffset + (header.tileDataLength ?? 0) > size) throw cutOff(path);
    const words = parseArchiveMetadata((await archive.getMetadata()) as Record<string, unknown>);
    const zoom = header.maxZoom;
    return {
      path,
      zoom,
      ...words,
      runs: () => listRuns(archive, zoom, path),
      async read({ z, x, y }: MapTile) {
        const found = await archive.getZxy(z, x, y).catch((cause: unknown) => {
          throw namingFile(cause, path);
        });
        return found === undefined ? null : unpackTile(new Uint8Array(found.data), path);
      },
      close: () => file.close(),
    };
  } catch (cause) {
    await file.close();
    throw namingFile(cause, path);
  }
}

/** Converts an error of the library to a StreetsError that names the file. */
const namingFile = (cause: unknown, path: string) =>
  cause instanceof StreetsError
    ? cause
    : new StreetsError(`${path} is not a complete PMTiles file. Fetch it again. (${(cause as Error).message})`, {
        cause,
      });

function tileOf(id: number): MapTile {
  const [z, x, y] = tileIdToZxy(id);
  return { z, x, y };
}

/**
 * Creates the run of the tiles with ids from `from` (inclusive) to `to` (exclusive), which are all at the same zoom.
 */
function runOf(from: number, to: number): TileRun {
  const first = tileOf(from);
  return {
    first,
    count: to - from,
    *above(zoom) {
      // Along the Hilbert curve, the descendants of a tile at one zoom have consecutive ids.
      const [base, below] = [zxyToTileId(first.z, 0, 0), 4 ** (first.z - zoom)];
      const last = Math.floor((to - 1 - base) / below);
      for (let at = Math.floor((from - base) / below); at <= last; at++) yield tileOf(zxyToTileId(zoom, 0, 0) + at);
    },
  };
}

const tangled = (path: string) =>
  new StreetsError(`${path}: its directories point back at each other. Fetch the file again.`);

/**
 * Lists the tiles at one zoom from the directories. Runs are not expanded, because on a map of the planet the sea is a
 * run of millions of tiles.
 */
async function* listRuns(archive: PMTiles, zoom: number, path: string): AsyncIterable<TileRun> {
  const header = await archive.getHeader();
  const [from, to] = [zxyToTileId(zoom, 0, 0), zxyToTileId(zoom + 1, 0, 0)];
  const below = async (offset: number, length: number) =>
    archive.cache.getDirectory(archive.source, offset, length, header).catch((cause: unknown) => {
      throw namingFile(cause, path);
    });
  // Ids must ascend through all directories (section 4 of the specification). Otherwise a small file could refer to one
  // directory a billion times.
  let next = 0;
  async function* walk(entries: readonly Entry[], depth: number): AsyncIterable<TileRun> {
    for (const entry of entries) {
      const isLeaf = entry.runLength === 0;
      if (entry.tileId < next || (isLeaf && depth === deepestDirectory)) throw tangled(path);
      if (isLeaf) {
        yield* walk(await below(header.leafDirectoryOffset + entry.offset, entry.length), depth + 1);
        next = Math.max(next, entry.tileId + 1);
        continue;
      }
      next = entry.tileId + entry.runLength;
      const [first, end] = [Math.max(entry.tileId, from), Math.min(next, to)];
      if (first < end) yield runOf(first, end);
    }
  }
  yield* walk(await below(header.rootDirectoryOffset, header.rootDirectoryLength), 1);
}
