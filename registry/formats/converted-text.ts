import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ImportError } from '../source-record.ts';

/** A text file that the parsers of tables and JSON can read: the file itself, or its conversion. */
export interface ConvertedText {
  /** Path of the text, which is either the file itself or a converted file. */
  readonly path: string;
  /**
   * Encoding of the converted text. Null for a file that was not converted, whose encoding still has to be detected.
   */
  readonly encoding: string | null;
  /** Kind of the file, such as "workbook". Null for a text file. */
  readonly form: string | null;
  /** Assumptions that the conversion made, as sentences without a full stop. */
  readonly notes: readonly string[];
  /** The sheets, layers or files that the file contains, if there are several. */
  readonly parts: readonly string[];
  readonly part: string | null;
}

export interface ConversionOptions {
  /** Name of the file in messages. */
  readonly shownAs: string;
  /** Encoding of content that is not in Unicode, as in tables of Shapefiles, old workbooks and web pages. */
  readonly encoding?: string | undefined;
  /** The sheet, layer or file to read. */
  readonly part?: string | undefined;
}

/** Maximum total size after unpacking, and maximum size of a file that is read into memory at once, both in bytes. */
export const conversionSizeLimits = { unpacked: 2_000_000_000, atOnce: 300_000_000 } as const;

let folder: string | null = null;
let count = 0;

/** Creates a path for a converted text. The file is deleted when the process exits. */
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

/** Writes a text in chunks and returns its path. Throws ImportError if it exceeds the maximum unpacked size. */
export async function writeConvertedText(
  ending: string,
  pieces: Iterable<string> | AsyncIterable<string>,
): Promise<string> {
  const path = createTextPath(ending);
  await pipeline(boundedText(pieces), createWriteStream(path));
  return path;
}

/** Formats features as a GeoJSON document with one feature per line. */
export function* formatGeojson(features: Iterable<object>): Generator<string> {
  yield '{"type":"FeatureCollection","features":[\n';
  let isFirst = true;
  for (const feature of features) {
    yield `${isFirst ? '' : ',\n'}${JSON.stringify(feature)}`;
    isFirst = false;
  }
  yield '\n]}\n';
}

const isPlain = (cell: string) => !/[",\r\n]/.test(cell) && cell.trim() === cell;

/** Formats rows as CSV. */
export function* formatCsv(rows: Iterable<readonly string[]>): Generator<string> {
  for (const row of rows)
    yield `${row.map((cell) => (isPlain(cell) ? cell : `"${cell.replaceAll('"', '""')}"`)).join(',')}\r\n`;
}

/**
 * Chooses the part of a file to read: the requested one, otherwise the most likely one. If there are several parts, a
 * note names the others.
 */
export function choosePart(parts: readonly string[], likeliest: string, named: string | undefined, kind: string) {
  const part = named !== undefined && parts.includes(named) ? named : likeliest;
  if (parts.length < 2) return { part, parts: [], notes: [] };
  const others = parts.filter((other) => other !== part).map((other) => `"${other}"`);
  const note = `of its ${kind} only "${part}" is read, not ${others.slice(0, 5).join(', ')}${others.length > 5 ? ` and ${others.length - 5} more` : ''}`;
  return { part, parts, notes: [note] };
}
