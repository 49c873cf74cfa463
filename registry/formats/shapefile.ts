import { readFile } from 'node:fs/promises';
import { parseDbf, parseShp } from 'shpjs';
import { ImportError } from '../source-record.ts';
import {
  type ConversionOptions,
  type ConvertedText,
  choosePart,
  formatGeojson,
  writeConvertedText,
} from './converted-text.ts';
import { detectDbfEncoding } from './dbf-encoding.ts';
import { featureToDegrees } from './feature-to-degrees.ts';
import { describeConversion, parseWktProjection } from './projection.ts';
import { requireWorkbookSize } from './workbook.ts';
import type { ZipEntry } from './zip-file.ts';

const stemOf = (name: string) => name.replace(/\.[^.]+$/, '');

/** Finds the paths of the Shapefiles among the files of an archive, without their extension. */
export const findShapefileNames = (names: readonly string[]): string[] =>
  names.filter((name) => /\.shp$/i.test(name)).map(stemOf);

async function bytesOf(entries: readonly ZipEntry[], stem: string, ending: string, shownAs: string) {
  const entry = entries.find(({ name }) => name.toLowerCase() === `${stem}.${ending}`.toLowerCase());
  if (entry === undefined) return null;
  const path = await entry.unpack();
  await requireWorkbookSize(path, shownAs);
  return readFile(path);
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

interface Layer {
  readonly features: readonly object[];
  readonly columns: string;
  readonly notes: readonly string[];
}

/**
 * Reads one Shapefile and converts its positions to degrees.
 * @throws ImportError if one of its files is missing or invalid
 */
async function readLayer(entries: readonly ZipEntry[], stem: string, options: ConversionOptions): Promise<Layer> {
  const { shownAs } = options;
  const bytes = (ending: string) => bytesOf(entries, stem, ending, shownAs);
  const [shp, dbf, prj, cpg] = await Promise.all([bytes('shp'), bytes('dbf'), bytes('prj'), bytes('cpg')]);
  if (shp === null || dbf === null)
    throw new ImportError(`${shownAs}: this Shapefile has no .dbf. Use one ZIP file with .shp, .dbf and .prj.`);
  const projection = prj === null ? null : parseWktProjection(prj.toString('latin1'));
  const found =
    options.encoding === undefined
      ? detectDbfEncoding(dbf, cpg?.toString('latin1'))
      : { encoding: options.encoding, isNamed: true };
  const { geometries, rows } = readParts(shownAs, shp, dbf, found.encoding);
  return {
    features: geometries.map((geometry, index) =>
      featureToDegrees({ type: 'Feature', geometry, properties: rows[index] ?? {} }, projection),
    ),
    columns: Object.keys(rows[0] ?? {}).join('\0'),
    notes: [
      ...(found.isNamed ? [] : [`its texts are read as ${found.encoding}, which the file does not name`]),
      ...(projection ? [describeConversion(projection)] : []),
    ],
  };
}

/**
 * Reads the Shapefiles in a ZIP file. If the options name one, only that one is read. Otherwise the largest one is
 * read, together with all others that have the same columns, because some publishers have a Shapefile for each
 * district.
 * @throws ImportError if a file of a Shapefile is missing or invalid
 */
export async function readShapefiles(entries: readonly ZipEntry[], options: ConversionOptions): Promise<ConvertedText> {
  const stems = findShapefileNames(entries.map(({ name }) => name));
  const sizeOf = (stem: string) =>
    entries.find(({ name }) => name.toLowerCase() === `${stem}.shp`.toLowerCase())?.size ?? 0;
  const largest = stems.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? '';
  const chosen = choosePart(stems, largest, options.part, 'layers');
  const layer = await readLayer(entries, chosen.part, options);
  const others = options.part === undefined ? stems.filter((stem) => stem !== chosen.part) : [];
  const otherLayers = await Promise.all(others.map((stem) => readLayer(entries, stem, options).catch(() => null)));
  const alike = others.filter((_stem, at) => otherLayers[at]?.columns === layer.columns);
  const joined = otherLayers.filter((other): other is Layer => other?.columns === layer.columns);
  const left = others.length === alike.length ? [] : chosen.notes;
  const notes = [...left, ...layer.notes, ...joined.flatMap((other) => other.notes)];
  return {
    path: await writeConvertedText('geojson', formatGeojson([layer, ...joined].flatMap(({ features }) => features))),
    encoding: 'utf-8',
    form: 'Shapefile',
    notes: [
      ...(alike.length > 0 ? [`its ${alike.length + 1} layers with the same columns are read together`] : []),
      ...new Set(notes),
    ],
    parts: chosen.parts,
    part: alike.length > 0 ? null : chosen.part,
  };
}

function readParts(shownAs: string, shp: Uint8Array, dbf: Uint8Array, encoding: string | undefined) {
  try {
    return { geometries: parseShp(viewOf(shp)), rows: parseDbf(viewOf(dbf), encoding) };
  } catch (cause) {
    throw new ImportError(
      `${shownAs}: this Shapefile cannot be read (${String((cause as Error).message).slice(0, 120)}). Fetch it again, or ask for GeoJSON.`,
    );
  }
}
