import { gunzipSync } from 'node:zlib';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import { StreetsError } from '../streets-error.ts';

/** Consecutive tiles with the same content, as listed in a file: a single tile, or sea. */
export interface TileRun {
  readonly first: MapTile;
  readonly count: number;
  /** The tiles of a lower zoom that contain the run, generated lazily. */
  above(zoom: number): Iterable<MapTile>;
}

export const singleTileRun = (tile: MapTile): TileRun => ({
  first: tile,
  count: 1,
  above: (zoom) => {
    const below = 2 ** (tile.z - zoom);
    return [{ z: zoom, x: Math.floor(tile.x / below), y: Math.floor(tile.y / below) }];
  },
});

/** The vector tiles of a file, at one zoom. */
export interface TileArchive {
  readonly path: string;
  /** The highest zoom in the file; only its tiles are read. */
  readonly zoom: number;
  /** The layers according to the metadata. */
  readonly layers: readonly string[];
  readonly attribution: string | null;
  readonly title: string | null;
  /** Date of the data; null if unknown. */
  readonly asOf: string | null;
  /** The tiles at `zoom`. */
  runs(): AsyncIterable<TileRun>;
  /** The decompressed bytes of a tile; null if there is none. Throws StreetsError if it cannot be read. */
  read(tile: MapTile): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

/**
 * Limit of decompressed bytes, against decompression bombs: far more than any tile or directory of a street map needs.
 */
const mostBytes = 64 * 1024 * 1024;

/** Decompresses a tile if it is gzipped; otherwise returns it unchanged. */
export function unpackTile(bytes: Uint8Array, where: string): Uint8Array {
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipPart(bytes, 'a tile', where) : bytes;
}

/** Decompresses a part of a file up to the limit. `part` is its name in the message of the StreetsError. */
export function gunzipPart(bytes: Uint8Array, part: string, where: string): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: mostBytes });
  } catch (cause) {
    throw new StreetsError(`${where}: ${part} cannot be decompressed (gzip). Fetch the file again.`, {
      cause,
    });
  }
}

/** Metadata common to PMTiles and MBTiles. */
export interface ArchiveMetadata {
  readonly layers: readonly string[];
  readonly attribution: string | null;
  readonly title: string | null;
  readonly asOf: string | null;
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Most builders write the attribution as HTML; the page shows plain text. */
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

/** Parses an archive's metadata. The date comes from Planetiler's keys, or from the name as in Protomaps' builds. */
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
