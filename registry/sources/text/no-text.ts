import { ImportError } from '../../source-record.ts';

/** How files begin that are no text: https://en.wikipedia.org/wiki/List_of_file_signatures. */
const signatures: readonly [string, string, string][] = [
  ['PK\u0003\u0004', 'a ZIP file or a workbook of Excel', 'unpack it, or save the sheet as CSV in UTF-8'],
  ['\u001f\u008b', 'a packed file (gzip)', 'unpack it with gunzip'],
  ['%PDF-', 'a PDF', 'ask the publisher for the table behind it'],
  ['\u00d0\u00cf\u0011\u00e0', 'an old workbook of Excel', 'save the sheet as CSV in UTF-8'],
  ['\u0089PNG', 'a picture', 'ask the publisher for the table behind it'],
  ['\u00ff\u00d8\u00ff', 'a picture', 'ask the publisher for the table behind it'],
  ['SQLite format 3', 'a database (GeoPackage or SQLite)', 'export it as GeoJSON, as with ogr2ogr'],
];

const markups: readonly [RegExp, string, string][] = [
  [/^<(?:!doctype\s+html|html)/i, 'a web page', 'fetch the file itself; the page may say why it was not sent'],
  [/^<(?:\?xml|osm|kml|gpx|wfs)/i, 'XML', 'export it as GeoJSON, JSON or CSV (from Overpass with [out:json])'],
];

/** Refuses what by its first bytes is no text of a register. */
export function refuseNoText(path: string, bytes: Uint8Array): void {
  // Latin-1 gives each byte a character of its own; a byte order mark and blanks say nothing.
  const start = Buffer.from(bytes.subarray(0, 256)).toString('latin1').replace(/^ï»¿/, '').trimStart();
  if (start === '') throw new ImportError(`${path}: got an empty file, expected a register of AEDs; fetch it again.`);
  const signature = signatures.find(([beginning]) => start.startsWith(beginning));
  const [, what, remedy] = signature ?? markups.find(([pattern]) => pattern.test(start)) ?? [];
  if (what) throw new ImportError(`${path}: got ${what}, expected JSON or a table as text; ${remedy}.`);
}
