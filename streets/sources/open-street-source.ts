import { createHash } from 'node:crypto';
import { closeSync, createReadStream, existsSync, openSync, readSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { GridBox, VertexMoves } from '../cells/cell-geometry.ts';
import { listLayersInTile } from '../cells/tile-features.ts';
import { ownSchema, ownSchemaMetadata } from '../schemas/own-schema.ts';
import { recogniseSchema } from '../schemas/recognise-schema.ts';
import type { TileSchema } from '../schemas/tile-schema.ts';
import { StreetsError } from '../streets-error.ts';
import { analyseStreetNodes, type StreetNodesAnalysis } from './coinciding-nodes.ts';
import { openMbtiles } from './mbtiles-archive.ts';
import { openPmtiles } from './pmtiles-archive.ts';
import { readExtractHeader } from './read-extract-header.ts';
import { repairExtract } from './repair-extract.ts';
import { runTilemaker, TilemakerError } from './run-tilemaker.ts';
import type { TileArchive } from './tile-archive.ts';
import { formatUnfinishedFileName, prepareWorkFolder } from './work-folder.ts';

/** An extract or basemap that has been opened for import. */
export interface StreetFileSource {
  readonly title: string;
  readonly attribution: string;
  readonly licence: string;
  readonly asOf: string | null;
  readonly schema: TileSchema;
  readonly archive: TileArchive;
  /** The vertices to move, because they share a grid point with a way to which they do not belong. */
  readonly moves: VertexMoves;
  /** The ids of incomplete streets. The extract does not contain all of their nodes. */
  readonly cutStreets: ReadonlySet<string>;
  /** Whether all streets of an extract are closer to a pole than the edge of the map's grid. */
  readonly isBeyondGrid: boolean;
  /**
   * An area that certainly lies inside the extract, away from its edge. Null for a basemap, and for an extract without
   * streets.
   */
  readonly middle: GridBox | null;
}

interface OpenStreetSourceOptions {
  /**
   * The folder that stores tilemaker's output until the import is finished, so that an interrupted import can reuse it.
   */
  readonly work: string;
  readonly onProgress: (line: string) => void;
}

const openStreetMap = { attribution: '© OpenStreetMap contributors', licence: 'ODbL-1.0' };

/** The lowest zoom of a usable basemap. At lower zooms, basemaps omit paths and merge streets. */
const coarsestZoom = 13;
/** The number of tiles that are read to find out which layers a basemap has. */
const sampledTiles = 100;
/**
 * The highest zoom that is accepted. Basemaps end at zoom 16 or lower, and beyond 18 a cell would have too many tiles.
 */
const finestZoom = 18;

type Kind = 'pmtiles' | 'mbtiles' | 'extract';

/** Patterns for the first bytes of files that operators mistake for an extract, each with advice for the operator. */
const mistakenFormats: readonly (readonly [RegExp, string])[] = [
  [/^PM/, 'this is PMTiles, but not version 3. Convert it with "pmtiles convert"'],
  [/^\p{Cc}\u008b/u, 'this file is compressed with gzip. Decompress it first'],
  [/^BZh/, 'this file is compressed with bzip2. Convert it with "osmium cat FILE -o FILE.osm.pbf"'],
  [
    /^(?:\u00fd7zXZ|\(\u00b5\/\u00fd|7z\u00bc\u00af)/,
    'this file is compressed (xz, Zstandard or 7-Zip). Decompress it first',
  ],
  [/^PK/, 'this is a ZIP file. Unpack it first'],
  [/^\u00ff\u00e0/, 'this is o5m. Convert it with "osmium cat FILE -o FILE.osm.pbf"'],
  [
    /^\s*<(?:.*<)?osmChange/s,
    'this has only changes. Apply them to an extract with "osmium apply-changes", and use the result',
  ],
  [/^\s*<(?:.*<)?osm[\s/>]/s, 'this is OpenStreetMap as XML. Convert it with "osmium cat FILE -o FILE.osm.pbf"'],
  [/^\s*</, 'this is a web page or a message from the server, so the download failed. Fetch the file again'],
  [
    /^version https:\/\/git-lfs/,
    'this only refers to the file, which is stored with Git LFS. Fetch it with "git lfs pull"',
  ],
  [/^\s*[{[]/, 'this is JSON. Use a .osm.pbf, .pmtiles or .mbtiles file'],
];

/** Returns the first bytes of a file. Throws StreetsError if the path is not that of a file which can be read. */
function readHead(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) throw new StreetsError(`${path} does not exist. Correct the name.`);
  if (stats.isDirectory()) throw new StreetsError(`${path} is a folder. Use the files in it.`);
  // The import reads a file several times and from any offset, and waiting for a pipe's first byte might never end.
  if (!stats.isFile())
    throw new StreetsError(`${path} is a pipe or a device. Save the data in a file, and use the file.`);
  const bytes = Buffer.alloc(512);
  const file = openSync(path, 'r');
  try {
    // A mark of the byte order, which some editors write, is left out.
    return bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0)).replace(/^\u00ef\u00bb\u00bf/, '');
  } finally {
    closeSync(file);
  }
}

function recognise(path: string): Kind {
  const head = readHead(path);
  if (head === '') throw new StreetsError(`${path}: the file is empty. Fetch it again.`);
  if (head.startsWith('PMTiles\u0003')) return 'pmtiles';
  if (head.startsWith('SQLite format 3\0')) return 'mbtiles';
  const other = mistakenFormats.find(([beginning]) => beginning.test(head));
  if (other === undefined && head.includes('OSMHeader')) return 'extract';
  throw new StreetsError(`${path}: ${other?.[1] ?? 'this is not a map. Use a .osm.pbf, .pmtiles or .mbtiles file'}.`);
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex').slice(0, 24);
}

/**
 * Runs tilemaker on an extract. If the extract is incomplete, or tilemaker cannot read its encoding, tilemaker runs on
 * a repaired copy.
 */
async function makeTiles(
  path: string,
  out: string,
  { cutStreets, isBoxWrong, isAround }: StreetNodesAnalysis,
): Promise<void> {
  const { size: bytes } = statSync(path);
  const copy = out.replace(/\.mbtiles$/, '.osm.pbf');
  const store = `${out}.store`;
  const run = (extract: string) => runTilemaker({ extract, title: path, bytes, out, store });
  try {
    const isFaulty = cutStreets.size > 0 || isBoxWrong || isAround;
    if (isFaulty && repairExtract(path, copy, { isBoxWrong, isAround })) return await run(copy);
    try {
      await run(path);
    } catch (cause) {
      if (!(cause instanceof TilemakerError) || !repairExtract(path, copy, { isBoxWrong, isAround })) throw cause;
      await run(copy);
    }
  } finally {
    await rm(copy, { force: true });
    await rm(store, { recursive: true, force: true });
  }
}

async function openExtract(path: string, { work, onProgress }: OpenStreetSourceOptions): Promise<StreetFileSource> {
  const { bytes, asOf, box } = readExtractHeader(path);
  await prepareWorkFolder(work);
  onProgress(`reading the nodes of streets in ${basename(path)}, ${Math.ceil(bytes / 1e6)} MB`);
  const nodes = analyseStreetNodes(path, box);
  const { moves, cutStreets, isBeyondGrid, middle } = nodes;
  const name = join(work, `${await hashOf(path)}-${ownSchemaMetadata.value}`);
  const made = `${name}.mbtiles`;
  if (!existsSync(made)) {
    onProgress(`tilemaker reads ${basename(path)}`);
    const unfinished = formatUnfinishedFileName(name, 'mbtiles');
    try {
      await makeTiles(path, unfinished, nodes);
      await rename(unfinished, made);
    } finally {
      await rm(unfinished, { force: true });
    }
  }
  const archive = openMbtiles(made);
  const told = { title: basename(path), ...openStreetMap, asOf, schema: ownSchema };
  return { ...told, archive, moves, cutStreets, isBeyondGrid, middle };
}

/** Returns the names of a basemap's layers, from its metadata or else from its first tiles. */
async function layersOf(archive: TileArchive): Promise<readonly string[]> {
  if (archive.layers.length > 0) return archive.layers;
  const layers = new Set<string>();
  let count = 0;
  for await (const { first } of archive.runs()) {
    const bytes = await archive.read(first);
    for (const layer of bytes === null ? [] : listLayersInTile(bytes, first, archive.path)) layers.add(layer);
    count += 1;
    if (count === sampledTiles) break;
  }
  return [...layers];
}

async function basemap(path: string, archive: TileArchive): Promise<StreetFileSource> {
  const schema = recogniseSchema(path, await layersOf(archive));
  if (archive.zoom < coarsestZoom)
    throw new StreetsError(
      `${path}: its tiles end at zoom ${archive.zoom}; paths begin at zoom ${coarsestZoom}. Use a more detailed basemap.`,
    );
  if (archive.zoom > finestZoom)
    throw new StreetsError(
      `${path}: its tiles are of zoom ${archive.zoom}; the limit is ${finestZoom}. Use a basemap of zoom ${coarsestZoom} to ${finestZoom}.`,
    );
  const attribution = archive.attribution ?? openStreetMap.attribution;
  const licence = /openstreetmap/i.test(attribution) ? openStreetMap.licence : 'by its publisher';
  return {
    title: archive.title ?? basename(path),
    attribution,
    licence,
    asOf: archive.asOf,
    schema,
    archive,
    moves: new Map(),
    cutStreets: new Set(),
    isBeyondGrid: false,
    middle: null,
  };
}

/**
 * Opens an extract or a basemap, which is recognised by its content and not by its name. Throws StreetsError with a
 * message for any other file.
 */
export async function openStreetSource(path: string, options: OpenStreetSourceOptions): Promise<StreetFileSource> {
  const kind = recognise(path);
  if (kind === 'extract') return openExtract(path, options);
  const archive = kind === 'pmtiles' ? await openPmtiles(path) : openMbtiles(path);
  try {
    return await basemap(path, archive);
  } catch (cause) {
    await archive.close();
    throw cause;
  }
}
