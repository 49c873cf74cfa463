import { constants, DatabaseSync } from 'node:sqlite';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import { limitQueryTime, type QueryTimeout } from '../../registry/formats/query-timeout.ts';
import { StreetsError } from '../streets-error.ts';
import {
  createSingleTileRun,
  parseArchiveMetadata,
  picturesError,
  type TileArchive,
  unpackTile,
} from './tile-archive.ts';

/** The values of `format` in the metadata of tiles that are pictures. */
const pictureFormats = /^(?:png|jpe?g|webp)/i;

interface TileRow {
  readonly tile_data?: unknown;
  readonly x?: unknown;
  readonly y?: unknown;
}

/**
 * Authorizes SQLite's operations on a file of tiles. Views are allowed, because many programs write `tiles` as a view
 * that joins two tables. Recursive queries, which might never end, and functions in views, which could fill the memory,
 * are denied.
 */
function authorize(action: number, ...[, , , view]: readonly (string | null)[]): number {
  const isMade = action === constants.SQLITE_RECURSIVE || (action === constants.SQLITE_FUNCTION && view !== null);
  return isMade ? constants.SQLITE_DENY : constants.SQLITE_OK;
}

const hasTable = (database: DatabaseSync, name: string): boolean =>
  database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(name) !== undefined;

/** Reads the metadata. It is empty if the file has no metadata table. */
function readMetadata(database: DatabaseSync): Record<string, unknown> {
  if (!hasTable(database, 'metadata')) return {};
  const rows = database.prepare('SELECT name, value FROM metadata').all() as { name?: unknown; value?: unknown }[];
  const metadata = Object.fromEntries(rows.map(({ name, value }) => [String(name), value]));
  const inner = typeof metadata.json === 'string' ? (JSON.parse(metadata.json) as Record<string, unknown>) : {};
  return { ...inner, ...metadata, vector_layers: inner.vector_layers };
}

/**
 * Opens an MBTiles file (https://github.com/mapbox/mbtiles-spec). Its rows are counted from the south. Throws
 * StreetsError if it is not a complete database of vector tiles.
 */
export function openMbtiles(path: string): TileArchive {
  const broken = (cause: unknown): StreetsError =>
    new StreetsError(`${path} is not a complete MBTiles file. Fetch it again. (${(cause as Error).message})`, {
      cause,
    });
  const watch = limitQueryTime(
    `${path} takes too long to read. Its tiles are probably a view that joins too many tables. Fetch the file again from its publisher.`,
  );
  let database: DatabaseSync;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    database.setAuthorizer(authorize);
  } catch (cause) {
    watch.close();
    throw broken(cause);
  }
  try {
    return readOpened(path, database, watch);
  } catch (cause) {
    watch.close();
    database.close();
    throw cause instanceof StreetsError ? cause : broken(cause);
  }
}

function readOpened(path: string, database: DatabaseSync, watch: QueryTimeout): TileArchive {
  if (!watch.query(() => hasTable(database, 'tiles')))
    throw new StreetsError(`${path} is a database without map tiles. Use a .osm.pbf, .pmtiles or .mbtiles file.`);
  const metadata = watch.query(() => readMetadata(database));
  if (typeof metadata.format === 'string' && pictureFormats.test(metadata.format)) throw picturesError(path);
  const highest = database.prepare('SELECT MAX(zoom_level) AS zoom FROM tiles');
  const found = watch.query(() => highest.get()) as { zoom?: unknown } | undefined;
  const zoom = typeof found?.zoom === 'number' ? found.zoom : -1;
  const list = database.prepare(
    'SELECT tile_column AS x, tile_row AS y FROM tiles WHERE zoom_level = ? ORDER BY tile_column, tile_row DESC',
  );
  const one = database.prepare('SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?');
  const fromSouth = (y: number) => 2 ** zoom - 1 - y;
  const guard = <Value>(work: () => Value): Value => {
    try {
      return watch.query(work);
    } catch (cause) {
      if (cause instanceof StreetsError) throw cause;
      throw new StreetsError(`${path}: the database is cut off (${(cause as Error).message}). Fetch it again.`, {
        cause,
      });
    }
  };
  return {
    path,
    zoom,
    ...parseArchiveMetadata(metadata),
    async *runs() {
      for (const { x, y } of guard(() => list.all(zoom) as TileRow[])) {
        yield createSingleTileRun({ z: zoom, x: Number(x), y: fromSouth(Number(y)) });
      }
    },
    async read({ x, y }: MapTile) {
      const row = guard(() => one.get(zoom, x, fromSouth(y)) as TileRow | undefined);
      if (row === undefined) return null;
      if (!(row.tile_data instanceof Uint8Array))
        throw new StreetsError(`${path}: a tile is empty. Fetch the file again.`);
      return unpackTile(row.tile_data, path);
    },
    async close() {
      watch.close();
      database.close();
    },
  };
}
