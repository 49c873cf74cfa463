import { constants, DatabaseSync } from 'node:sqlite';
import { ImportError } from '../source-record.ts';
import {
  type ConversionOptions,
  type ConvertedText,
  choosePart,
  formatGeojson,
  writeConvertedText,
} from './converted-text.ts';
import { featureToDegrees } from './feature-to-degrees.ts';
import { describeConversion, type Projection, parseWktProjection, projectionOf } from './projection.ts';
import { limitQueryTime, type QueryTimeout } from './query-timeout.ts';

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const kinds = ['', 'Point', 'LineString', 'Polygon', 'MultiPoint', 'MultiLineString', 'MultiPolygon'];

/**
 * Parses a geometry in well-known binary (OGC 06-103r4). The type codes of geometries with heights or measures are
 * those of ISO.
 */
function readWkb(
  view: DataView,
  start: number,
): { readonly type: string; readonly coordinates: unknown; readonly end: number } {
  const isLittle = view.getUint8(start) === 1;
  const code = view.getUint32(start + 1, isLittle) & 0x0fffffff;
  const kind = code % 1000;
  const size = 2 + ([0, 1, 1, 2][Math.floor(code / 1000)] ?? 0);
  let at = start + 5;
  const count = () => {
    at += 4;
    return view.getUint32(at - 4, isLittle);
  };
  const position = () => {
    const read = [view.getFloat64(at, isLittle), view.getFloat64(at + 8, isLittle)];
    at += 8 * size;
    return read;
  };
  const list = <Entry>(read: () => Entry) => Array.from({ length: Math.min(count(), view.byteLength) }, read);
  const member = () => {
    const inner = readWkb(view, at);
    at = inner.end;
    return inner.coordinates;
  };
  const readers = [
    () => null,
    position,
    () => list(position),
    () => list(() => list(position)),
    () => list(member),
    () => list(member),
    () => list(member),
  ];
  return { type: kinds[kind] ?? '', coordinates: readers[kind]?.() ?? null, end: at };
}

/** Size in bytes of the bounding box in the header of a geometry, by its type flag (OGC 12-128r17, clause 2.1.3). */
const boxBytes = [0, 32, 48, 48, 64];

/** Returns the geometry that a cell contains; null if it is empty or invalid. */
function geometryOf(cell: unknown): { readonly type: string; readonly coordinates: unknown } | null {
  if (!(cell instanceof Uint8Array) || cell.length < 13) return null;
  const view = new DataView(cell.buffer, cell.byteOffset, cell.byteLength);
  const flags = view.getUint8(3);
  try {
    const { type, coordinates } = readWkb(view, 8 + (boxBytes[(flags >> 1) & 7] ?? 0));
    return coordinates === null ? null : { type, coordinates };
  } catch {
    return null;
  }
}

interface Layer {
  readonly name: string;
  readonly geometry: string;
  readonly code: number;
  readonly definition: string;
}

const layersQuery = `
  SELECT c.table_name AS name, g.column_name AS geometry, s.organization_coordsys_id AS code, s.definition AS definition
  FROM gpkg_contents c JOIN gpkg_geometry_columns g ON g.table_name = c.table_name
  LEFT JOIN gpkg_spatial_ref_sys s ON s.srs_id = g.srs_id WHERE c.data_type = 'features'`;

const projectionOfLayer = ({ code, definition }: Layer): Projection | null =>
  /^\s*GEOG/i.test(definition ?? '') ? null : (projectionOf(String(code)) ?? parseWktProjection(definition ?? ''));

function plainValues(row: Record<string, unknown>, geometry: string): Record<string, unknown> {
  const isPlain = (value: unknown) => !(value instanceof Uint8Array);
  const entries = Object.entries(row).filter(([name, value]) => name !== geometry && isPlain(value));
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]));
}

/**
 * Maximum number of rows of a layer. This is five times as many as the AEDs in OpenStreetMap and all national AED
 * lists.
 */
const maxRows = 5_000_000;

interface Reading {
  readonly database: DatabaseSync;
  readonly shownAs: string;
  readonly watch: QueryTimeout;
}

function requireFewRows({ shownAs }: Reading, name: string, rows: number): void {
  if (rows > maxRows)
    throw new ImportError(
      `${shownAs}: the layer "${name}" has over ${maxRows.toLocaleString('en-GB')} rows. It is probably a view that joins tables. ${saveAsTable}`,
    );
}

function* featuresOf(reading: Reading, { name, geometry }: Layer, projection: Projection | null) {
  const statement = reading.database.prepare(`SELECT * FROM ${quoted(name)}`);
  statement.setReadBigInts(true);
  const rows = statement.iterate() as Iterator<Record<string, unknown>>;
  for (let count = 1; ; count += 1) {
    // The iterator returns undefined if a value is too long for a JavaScript string.
    const next = reading.watch.query(() => rows.next()) as ReturnType<typeof rows.next> | undefined;
    if (next === undefined) throw new Error('a value is too long');
    if (next.done) return;
    requireFewRows(reading, name, count);
    const row = next.value;
    yield featureToDegrees(
      { type: 'Feature', geometry: geometryOf(row[geometry]), properties: plainValues(row, geometry) },
      projection,
    );
  }
}

function countRows({ database, watch }: Reading, layers: readonly Layer[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of layers) {
    const counting = database.prepare(`SELECT count(*) AS n FROM ${quoted(name)}`);
    counts.set(name, Number(watch.query(() => counting.get())?.n ?? 0));
  }
  return counts;
}

async function formOf(reading: Reading, named: string | undefined): Promise<ConvertedText> {
  const { shownAs } = reading;
  const layers = reading.watch.query(() => reading.database.prepare(layersQuery).all()) as unknown as readonly Layer[];
  const counts = countRows(reading, layers);
  const names = layers.map(({ name }) => name);
  const largest = names.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? '';
  const { part, parts, notes } = choosePart(names, largest, named, 'layers');
  const layer = layers.find(({ name }) => name === part);
  if (layer === undefined)
    throw new ImportError(`${shownAs}: this GeoPackage contains no locations. Check that it is the right file.`);
  requireFewRows(reading, layer.name, counts.get(layer.name) ?? 0);
  const projection = projectionOfLayer(layer);
  const told = projection ? [describeConversion(projection)] : [];
  const path = await writeConvertedText('geojson', formatGeojson(featuresOf(reading, layer, projection)));
  return { path, encoding: 'utf-8', form: 'GeoPackage', notes: [...notes, ...told], parts, part };
}

/** Denies recursive queries. A layer may be a view, and a recursive view might never end. */
const permit = (action: number) =>
  action === constants.SQLITE_RECURSIVE ? constants.SQLITE_DENY : constants.SQLITE_OK;

const saveAsTable =
  'Save the layer as a new GeoPackage or as GeoJSON (in QGIS: Export, Save Features As), and choose that file.';

/** Maximum memory of SQLite in bytes, including what it needs to sort a view. */
const maxMemoryBytes = 400_000_000;

/** Reads the features of a GeoPackage. Throws ImportError if the database is damaged or not a GeoPackage. */
export async function readGeoPackage(path: string, { shownAs, part }: ConversionOptions): Promise<ConvertedText> {
  const watch = limitQueryTime(
    `${shownAs}: one of its layers takes too long to read. It is probably a view that joins tables. ${saveAsTable}`,
  );
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    database.exec(`PRAGMA hard_heap_limit = ${maxMemoryBytes}; PRAGMA temp_store = MEMORY`);
    database.setAuthorizer(permit);
    return await formOf({ database, shownAs, watch }, part);
  } catch (cause) {
    if (cause instanceof ImportError) throw cause;
    throw new ImportError(
      `${shownAs}: this database is damaged or not a GeoPackage (${String((cause as Error).message).slice(0, 120)}). Fetch it again, or ask for GeoJSON.`,
    );
  } finally {
    watch.close();
    database?.close();
  }
}
