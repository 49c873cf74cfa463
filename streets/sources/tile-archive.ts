import { gunzipSync } from 'node:zlib';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import { StreetsError } from '../streets-error.ts';

/**
 * Consecutive tiles with the same content, as listed in a file. Most runs are a single tile. Long runs are usually sea.
 */
export interface TileRun {
  readonly first: MapTile;
  readonly count: number;
  /** Generates the tiles of a lower zoom that contain the tiles of the run. */
  above(zoom: number): Iterable<MapTile>;
}

export const createSingleTileRun = (tile: MapTile): TileRun => ({
  first: tile,
  count: 1,
  above: (zoom) => {
    const below = 2 ** (tile.z - zoom);
    return [{ z: zoom, x: Math.floor(tile.x / below), y: Math.floor(tile.y / below) }];
  },
});

/** A file of vector tiles. Only its highest zoom is read. */
export interface TileArchive {
  readonly path: string;
  /** The highest zoom in the file. */
  readonly zoom: number;
  /** The names of the layers according to the metadata. */
  readonly layers: readonly string[];
  readonly attribution: string | null;
  readonly title: string | null;
  /** The date of the data. Null if it is unknown. */
  readonly asOf: string | null;
  /** Generates the runs of tiles at `zoom`. */
  runs(): AsyncIterable<TileRun>;
  /** Returns the decompressed bytes of a tile, or null if there is none. Throws StreetsError if it cannot be read. */
  read(tile: MapTile): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

/** Creates the error for a file whose tiles are pictures. */
export const picturesError = (path: string) =>
  new StreetsError(`${path} holds pictures. Use a basemap of vector tiles (MVT).`);

/**
 * Maximum number of bytes after decompression, as a protection against decompression bombs. No tile or directory of a
 * street map is that large.
 */
const mostBytes = 64 * 1024 * 1024;

/** Decompresses a tile that is compressed with gzip. Returns any other tile unchanged. */
export function unpackTile(bytes: Uint8Array, where: string): Uint8Array {
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipPart(bytes, 'a tile', where) : bytes;
}

/**
 * Decompresses bytes of a file, up to a limit.
 * @param part what the bytes are, for the message of the StreetsError
 */
export function gunzipPart(bytes: Uint8Array, part: string, where: string): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: mostBytes });
  } catch (cause) {
    throw new StreetsError(`${where}: ${part} cannot be decompressed (gzip). Fetch the file again.`, {
      cause,
    });
  }
}

/** The metadata that PMTiles and MBTiles have in common. */
export interface ArchiveMetadata {
  readonly layers: readonly string[];
  readonly attribution: string | null;
  readonly title: string | null;
  readonly asOf: string | null;
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Converts an attribution to plain text for the page. Most builders write it as HTML. */
const plainText = (html: string | null): string | null =>
  html === null
    ? null
    : html
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&copy;', '©')
        .replaceAll('&amp;', '&')
        .replaceAll(/\s+/g, ' ')
        .trim() || null;

const dayIn = (value: unknown): string | null => /\b\d{4}-\d{2}-\d{2}/.exec(String(value ?? ''))?.[0] ?? null;

function layersIn(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((layer: { id?: unknown }) => (typeof layer?.id === 'string' ? [layer.id] : []));
}

/**
 * Parses the metadata of an archive. The date is in one of the keys that map builders write, or in the name, as in
 * builds of Protomaps.
 */
export function parseArchiveMetadata(metadata: Readonly<Record<string, unknown>>): ArchiveMetadata {
  const dates = [
    'planetiler:osm:osmosisreplicationtime',
    'osm:replication_time',
    'data_date',
    'osm_date',
    'date',
    'name',
  ];
  return {
    layers: layersIn(metadata.vector_layers),
    attribution: plainText(textOf(metadata.attribution)),
    title: textOf(metadata.name),
    asOf: dates.map((key) => dayIn(metadata[key])).find((day) => day !== null) ?? null,
  };
}
