import { open } from 'node:fs/promises';
import { ImportError } from '../source-record.ts';
import { type ConversionOptions, type ConvertedText, choosePart, conversionSizeLimits } from './converted-text.ts';
import { readGeoPackage } from './geo-package.ts';
import { readKmlFiles, readMarkup } from './markup.ts';
import { mayHaveNestedRecords, readNestedJson } from './nested-json.ts';
import { findShapefileNames, readShapefiles } from './shapefile.ts';
import { readHtmlTable, readWorkbook } from './workbook.ts';
import { gunzip, withZip, type ZipEntry } from './zip-file.ts';

const startBytes = 65_536;

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path).catch((cause: NodeJS.ErrnoException) => {
    throw new ImportError(`${path}: cannot be read (${cause.code}). Check the path.`);
  });
  try {
    if ((await file.stat()).isDirectory()) return Buffer.alloc(0);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The first bytes of files by format (https://en.wikipedia.org/wiki/List_of_file_signatures). */
const signatures = {
  zip: 'PK\u0003\u0004',
  gzip: '\u001f\u008b',
  oldWorkbook: '\u00d0\u00cf\u0011\u00e0',
  sqlite: 'SQLite format 3',
} as const;

/**
 * Returns the first characters of a text in any encoding. Markup only uses ASCII letters, which have the same bytes in
 * nearly all encodings.
 */
const textStart = (start: Buffer) =>
  start
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(?:ï»¿|ÿþ|þÿ)/, '')
    .trimStart();

const isPage = /^(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)?<(?:!doctype\s+html|html|head|meta|style|table|body)\b/is;
const hasTable = /<table\b|urn:schemas-microsoft-com:office:excel/i;
const isXml = /^<(?:\?xml|[a-z][\w.:-]*[\s>])/i;
const isOsmXml = /^(?:<\?xml[^>]*>\s*)?<osm\b/i;
const isSpreadsheetXml = /urn:schemas-microsoft-com:office:spreadsheet|urn:oasis:names:tc:opendocument:xmlns:office/;

/** Maximum depth of nested archives, such as a workbook in a ZIP file in another ZIP file. */
const maxArchiveDepth = 3;

const readable = /\.(?:csv|tsv|txt|jsonl?|ndjson|geojsonl?|topojson|kml|gpx|xml|xlsx?|ods|gpkg|html?)$/i;

async function entryForm(
  entries: readonly ZipEntry[],
  options: ConversionOptions,
  depth: number,
): Promise<ConvertedText> {
  const files = entries.filter(
    ({ name }) => readable.test(name) && !/readme|licen[cs]e|metadata|meta\.xml/i.test(name),
  );
  const largest = files.toSorted((a, b) => b.size - a.size)[0];
  if (largest === undefined)
    throw new ImportError(
      `${options.shownAs}: this ZIP file holds no AED list (${entries
        .slice(0, 4)
        .map(({ name }) => name)
        .join(
          ', ',
        )}). It must hold a table, GeoJSON, KML, a Shapefile or a workbook. Unpack it and choose the AED list.`,
    );
  const maps = files.filter(({ name }) => /\.kml$/i.test(name));
  if (maps.length > 1 && maps.includes(largest) && options.part === undefined) {
    const paths: string[] = [];
    for (const map of maps) paths.push(await map.unpack());
    const form = await readKmlFiles(paths, options);
    return { ...form, notes: [`its ${maps.length} KML files are read together`], parts: maps.map(({ name }) => name) };
  }
  const { part, parts, notes } = choosePart(
    files.map(({ name }) => name),
    largest.name,
    options.part,
    'files',
  );
  const entry = files.find(({ name }) => name === part) ?? largest;
  const inner = await formAt(await entry.unpack(), options, depth + 1);
  return {
    ...inner,
    form: inner.form ?? 'packed file',
    notes: [...notes, ...inner.notes],
    parts: parts.length > 0 ? parts : inner.parts,
    part: parts.length > 0 ? part : inner.part,
  };
}

function zipForm(path: string, options: ConversionOptions, depth: number): Promise<ConvertedText> {
  return withZip(path, options.shownAs, async (entries) => {
    const names = entries.map(({ name }) => name);
    const isWorkbook =
      names.includes('[Content_Types].xml') || (names.includes('content.xml') && names.includes('mimetype'));
    if (isWorkbook) {
      // The list of files in a workbook gives their unpacked sizes.
      const size = entries.reduce((sum, entry) => sum + entry.size, 0);
      if (size > conversionSizeLimits.atOnce)
        throw new ImportError(
          `${options.shownAs}: this workbook unpacks to ${Math.round(size / 1e6)} MB; the limit is ${conversionSizeLimits.atOnce / 1e6} MB. Save it as CSV in UTF-8, which may have any size.`,
        );
      for (const entry of entries) await entry.unpack();
      return readWorkbook(path, options);
    }
    return findShapefileNames(names).length > 0 ? readShapefiles(entries, options) : entryForm(entries, options, depth);
  });
}

async function formAt(path: string, options: ConversionOptions, depth: number): Promise<ConvertedText> {
  const start = await startOf(path);
  const bytes = start.toString('latin1');
  if (depth > maxArchiveDepth)
    throw new ImportError(
      `${options.shownAs}: this file holds packed files within packed files. Unpack it and choose the AED list.`,
    );
  if (bytes.startsWith(signatures.zip)) return zipForm(path, options, depth);
  if (bytes.startsWith(signatures.gzip)) {
    const inner = await formAt(await gunzip(path, options.shownAs), options, depth + 1);
    return { ...inner, form: inner.form ?? 'packed file' };
  }
  if (bytes.startsWith(signatures.sqlite)) return readGeoPackage(path, options);
  if (bytes.startsWith(signatures.oldWorkbook)) return readWorkbook(path, options);
  const text = textStart(start);
  if (isOsmXml.test(text))
    throw new ImportError(
      `${options.shownAs}: this is OpenStreetMap’s XML. Export it as GeoJSON or JSON (from Overpass with [out:json]).`,
    );
  if (isSpreadsheetXml.test(text)) return readWorkbook(path, options);
  if (isPage.test(text)) {
    if (hasTable.test(text) || /\.(?:xls|html?)$/i.test(options.shownAs)) return readHtmlTable(path, options);
  } else if (isXml.test(text)) return readMarkup(path, options);
  // The syntax and keys of JSON use ASCII characters, which have the same bytes in every encoding except UTF-16.
  const json = start.toString('utf8').replace(/^\ufeff/, '');
  const listed = mayHaveNestedRecords(json) ? await readNestedJson(path, json, options) : null;
  if (listed !== null) return listed;
  return { path, encoding: null, form: null, notes: [], parts: [], part: null };
}

/**
 * Converts a binary or XML file to CSV or GeoJSON. It supports workbooks, archives, GeoPackage, Shapefile, KML, GPX and
 * other XML. The result is a file that is deleted when the process exits. Any other file is returned unchanged. Throws
 * ImportError if the file is unreadable.
 */
export const convertToText = (path: string, options: Omit<ConversionOptions, 'shownAs'> = {}): Promise<ConvertedText> =>
  formAt(path, { ...options, shownAs: path }, 0);
