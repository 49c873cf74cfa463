import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file as text that the readers of tables and JSON read. */
export interface PlainForm {
  /** Where that text lies: the file itself, or what was made of it. */
  readonly path: string;
  /** Of a text that was made here; null if the file's own bytes have to tell. */
  readonly encoding: string | null;
  /** In words, as "workbook"; null of a file that is text itself. */
  readonly form: string | null;
  /** What was taken for granted, in sentences without a full stop. */
  readonly notes: readonly string[];
  /** Sheets, layers or files it holds, where it holds several, and the one that is read. */
  readonly parts: readonly string[];
  readonly part: string | null;
}

export interface FormOptions {
  /** How the file is called where something is said of it. */
  readonly shownAs: string;
  /** For what is in no Unicode: tables of Shapefiles, old workbooks, pages of the web. */
  readonly encoding?: string | undefined;
  /** The sheet, layer or file someone named. */
  readonly part?: string | undefined;
}

/** What a file may unpack to, and what a form that is read at once may hold, in bytes. */
export const limits = { unpacked: 2_000_000_000, atOnce: 300_000_000 } as const;

let folder: string | null = null;
let count = 0;

/** A path for a text made of a file; it goes with the process. */
export function pathForText(ending: string): string {
  if (folder === null) {
    const made = mkdtempSync(join(tmpdir(), 'aeds-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    folder = made;
  }
  count += 1;
  return join(folder, `${count}.${ending}`);
}

/** Writes a text, piece by piece, and gives its path. */
export async function writeText(ending: string, pieces: Iterable<string> | AsyncIterable<string>): Promise<string> {
  const path = pathForText(ending);
  await pipeline(Readable.from(pieces), createWriteStream(path));
  return path;
}

/** Features as a GeoJSON document, one a line. */
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

/** The part that is read: the one someone named, else the likeliest; with a sentence where there were several. */
export function choosePart(parts: readonly string[], likeliest: string, named: string | undefined, kind: string) {
  const part = named !== undefined && parts.includes(named) ? named : likeliest;
  if (parts.length < 2) return { part, parts: [], notes: [] };
  const others = parts.filter((other) => other !== part).map((other) => `"${other}"`);
  const note = `of its ${kind} "${part}" is read, and not ${others.slice(0, 5).join(', ')}${others.length > 5 ? ` and ${others.length - 5} more` : ''}`;
  return { part, parts, notes: [note] };
}
