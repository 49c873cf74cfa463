import { readFile } from 'node:fs/promises';
import { parseDbf, parseShp } from 'shpjs';
import { ImportError } from '../source-record.ts';
import { featureInDegrees } from './feature-in-degrees.ts';
import { choosePart, type FormOptions, geojsonText, type PlainForm, writeText } from './form.ts';
import { projectionOfWkt } from './projection.ts';
import { refuseTooLarge } from './workbook.ts';
import type { ZipEntry } from './zipped.ts';

const stemOf = (name: string) => name.replace(/\.[^.]+$/, '');

/** The names of the Shapefiles among files, without their extensions. */
export const shapefilesIn = (names: readonly string[]): string[] =>
  names.filter((name) => /\.shp$/i.test(name)).map(stemOf);

async function bytesOf(entries: readonly ZipEntry[], stem: string, ending: string, shownAs: string) {
  const entry = entries.find(({ name }) => name.toLowerCase() === `${stem}.${ending}`.toLowerCase());
  if (entry === undefined) return null;
  const path = await entry.unpack();
  await refuseTooLarge(path, shownAs);
  return readFile(path);
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A Shapefile whose parts are in one ZIP file. Throws ImportError if one is missing or invalid. */
export async function shapefileForm(entries: readonly ZipEntry[], options: FormOptions): Promise<PlainForm> {
  const { shownAs, encoding } = options;
  const stems = shapefilesIn(entries.map(({ name }) => name));
  const sizeOf = (stem: string) =>
    entries.find(({ name }) => name.toLowerCase() === `${stem}.shp`.toLowerCase())?.size ?? 0;
  const largest = stems.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? '';
  const { part, parts, notes } = choosePart(stems, largest, options.part, 'layers');
  const bytes = (ending: string) => bytesOf(entries, part, ending, shownAs);
  const [shp, dbf, prj, cpg] = await Promise.all([bytes('shp'), bytes('dbf'), bytes('prj'), bytes('cpg')]);
  if (shp === null || dbf === null)
    throw new ImportError(`${shownAs}: this Shapefile has no .dbf. Use one ZIP file with .shp, .dbf and .prj.`);
  const projection = prj === null ? null : projectionOfWkt(prj.toString('latin1'));
  const { geometries, rows } = readParts(shownAs, shp, dbf, encoding ?? cpg?.toString('latin1').trim());
  function* features() {
    for (const [index, geometry] of geometries.entries())
      yield featureInDegrees({ type: 'Feature', geometry, properties: rows[index] ?? {} }, projection);
  }
  return {
    path: await writeText('geojson', geojsonText(features())),
    encoding: 'utf-8',
    form: 'Shapefile',
    notes: [
      ...notes,
      ...(projection
        ? [`its coordinates were converted from ${projection.name} (${projection.code}) into longitude and latitude`]
        : []),
    ],
    parts,
    part,
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
