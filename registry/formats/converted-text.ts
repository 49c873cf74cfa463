import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ImportError } from '../source-record.ts';

/** A file as text for the table and JSON parsers. */
export interface ConvertedText {
  /** Path of that text: the file itself, or one converted from it. */
  readonly path: string;
  /** Encoding of a converted text; null if the encoding must be detected from the file. */
  readonly encoding: string | null;
  /** Description, such as "workbook"; null for a text file. */
  readonly form: string | null;
  /** Assumptions made in the conversion, as sentences without a full stop. */
  readonly notes: readonly string[];
  /** Sheets, layers or files in it, if there are several, and the selected one. */
  readonly parts: readonly string[];
  readonly part: string | null;
}

export interface ConversionOptions {
  /** Name of the file in messages. */
  readonly shownAs: string;
  /** Encoding for non-Unicode content: tables of Shapefiles, old workbooks, web pages. */
  readonly encoding?: string | undefined;
  /** The requested sheet, layer or file. */
  readonly part?: string | undefined;
}

/** Maximum unpacked size, and maximum size of a file that is read into memory at once, in bytes. */
export const conversionSizeLimits = { unpacked: 2_000_000_000, atOnce: 300_000_000 } as const;

let folder: string | null = null;
let count = 0;

/** Path for a converted text, deleted when the process exits. */
export function createTextPath(ending: string): string {
  if (folder === null) {
    const made = mkdtempSync(join(tmpdir(), 'aeds-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    folder = made;
  }
  count += 1;
  return join(folder, `${count}.${ending}`);
}

async function* boundedText(pieces: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > conversionSizeLimits.unpacked)
      throw new ImportError(
        `This file holds more than ${conversionSizeLimits.unpacked / 1e6} MB of text. Save only its AEDs as CSV or GeoJSON, and choose that file.`,
      );
    yield piece;
  }
}

/** Writes a text in chunks, and returns its path. Throws ImportError if it is longer than an unpacked file may be. */
export async function writeConvertedText(
  ending: string,
  pieces: Iterable<string> | AsyncIterable<string>,
): Promise<string> {
  const path = createTextPath(ending);
  await pipeline(boundedText(pieces), createWriteStream(path));
  return path;
}

/** Features as a GeoJSON document, one per line. */
export function* geojsonText(features: Iterable<object>): Generator<string> {
  yield '{"type":"FeatureCollection","features":[\n';
  let isFirst = true;
  for (const feature of features) {
    yield `${isFirst ? '' : ',\n'}${JSON.stringify(feature)}`;
    isFirst = false;
  }
  yield '\n]}\n';
}

const isPlain = (cell: string) => !/[",\r\n]/.test(cell) && cell.trim() === cell;

/** Rows as CSV. */
export function* csvText(rows: Iterable<readonly string[]>): Generator<string> {
  for (const row of rows)
    yield `${row.map((cell) => (isPlain(cell) ? cell : `"${cell.replaceAll('"', '""')}"`)).join(',')}\r\n`;
}

/** Selects the part to read: the requested one, else the most likely; with a note if there were several. */
export function choosePart(parts: readonly string[], likeliest: string, named: string | undefined, kind: string) {
  const part = named !== undefined && parts.includes(named) ? named : likeliest;
  if (parts.length < 2) return { part, parts: [], notes: [] };
  const others = parts.filter((other) => other !== part).map((other) => `"${other}"`);
  const note = `of its ${kind} only "${part}" is read, not ${others.slice(0, 5).join(', ')}${others.length > 5 ? ` and ${others.length - 5} more` : ''}`;
  return { part, parts, notes: [note] };
}
