import { gunzipSync } from 'node:zlib';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import { StreetsError } from '../streets-error.ts';

/** Neighbouring tiles with the same content, as a file lists them: one tile, or the sea. */
export interface TileRun {
  readonly first: MapTile;
  readonly count: number;
  /** The tiles of a coarser zoom that the run touches, generated as they are read. */
  above(zoom: number): Iterable<MapTile>;
}

/** A run of one tile. */
export const singleTile = (tile: MapTile): TileRun => ({
  first: tile,
  count: 1,
  above: (zoom) => {
    const below = 2 ** (tile.z - zoom);
    return [{ z: zoom, x: Math.floor(tile.x / below), y: Math.floor(tile.y / below) }];
  },
});

/** Vector tiles of one zoom in a file. */
export interface TileArchive {
  readonly path: string;
  /** The finest zoom it holds; tiles are read at this one only. */
  readonly zoom: number;
  /** The layers it says it holds. */
  readonly layers: readonly string[];
  readonly attribution: string | null;
  readonly title: string | null;
  /** The day its data are of, as far as it says. */
  readonly asOf: string | null;
  /** The tiles it holds at `zoom`. */
  runs(): AsyncIterable<TileRun>;
  /** A tile's bytes, unpacked; null where there is none. Throws StreetsError where it cannot be read. */
  read(tile: MapTile): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

/** The limit of what is unpacked at a time: far more than any tile or directory of a street map, and little enough for the memory. */
const mostBytes = 64 * 1024 * 1024;

/** Unpacks a tile that is packed by gzip, and gives any other back as it is. */
export function unpackTile(bytes: Uint8Array, where: string): Uint8Array {
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipPart(bytes, 'a tile', where) : bytes;
}

/** Unpacks a part of a file within the limit. `part` names it in the sentence of the StreetsError. */
export function gunzipPart(bytes: Uint8Array, part: string, where: string): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: mostBytes });
  } catch (cause) {
    throw new StreetsError(`${where}: ${part} cannot be unpacked by gzip. Fetch the file again.`, {
      cause,
    });
  }
}

/** What an archive tells of itself, in the words of PMTiles and MBTiles. */
export interface ArchiveWords {
  readonly layers: readonly string[];
  readonly attribution: string | null;
  readonly title: string | null;
  readonly asOf: string | null;
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Attribution comes as HTML from most builders: the page shows plain text. */
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

/** Reads the words of an archive; a day by the keys that Planetiler writes, or in the name as Protomaps has it. */
export function readArchiveWords(metadata: Readonly<Record<string, unknown>>): ArchiveWords {
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
