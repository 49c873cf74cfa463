import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx';
import { ImportError } from '../source-record.ts';
import {
  type ConversionOptions,
  type ConvertedText,
  choosePart,
  conversionSizeLimits,
  formatCsv,
  writeConvertedText,
} from './converted-text.ts';

// The package's CommonJS build includes the code pages of old workbooks.
const sheets = createRequire(import.meta.url)('@e965/xlsx') as typeof import('@e965/xlsx');

const two = (value: number) => String(value).padStart(2, '0');

/** Formats a date as 2026-03-01 and a time as 08:30, regardless of the sheet's number format. */
function dateText(cell: CellObject, number: number): string {
  const { y, m, d, H, M } = sheets.SSF.parse_date_code(number) as Record<'y' | 'm' | 'd' | 'H' | 'M', number>;
  const time = `${two(H)}:${two(M)}`;
  // A cell with a duration format shows the number 1, the end of the day, as 24:00.
  if (number <= 1) return number === 1 ? '24:00' : time;
  const day = `${y}-${two(m)}-${two(d)}`;
  return /h/i.test(String(cell.z)) && H + M > 0 ? `${day} ${time}` : day;
}

function cellText(cell: CellObject | undefined): string {
  if (cell === undefined || cell.v === undefined || cell.t === 'e' || cell.t === 'z') return '';
  if (cell.t !== 'n') return cell.v instanceof Date ? cell.v.toISOString() : String(cell.v);
  const number = Number(cell.v);
  if (cell.z !== undefined && number >= 0 && sheets.SSF.is_date(String(cell.z))) return dateText(cell, number);
  // A number format such as 00000, which is used for postcodes, pads the number with leading zeros.
  const zeros = /^0{2,}$/.exec(String(cell.z))?.[0].length ?? 0;
  return zeros > 0 ? String(number).padStart(zeros, '0') : String(number);
}

type Rows = readonly (readonly (CellObject | undefined)[] | undefined)[];

const rowsOf = (sheet: WorkSheet): Rows => (sheet as { readonly '!data'?: Rows })['!data'] ?? [];

/** Whether a number may be a time of day, as a fraction of a day that is a multiple of five minutes. */
const isFraction = (number: number) =>
  number >= 0 && number <= 1 && Math.abs(number * 288 - Math.round(number * 288)) < 1e-6;
const isLong = (number: number) => String(number).length > 6;
const leastTimes = 5;

/** Whether the numbers of a column are times of day that lost their format, such as 0.354166666666667 for 08:30. */
function areTimes(cells: readonly CellObject[]): boolean {
  const numbers = cells.map(({ v }) => Number(v));
  const isFormatted = cells.some(({ z }) => sheets.SSF.is_date(String(z ?? '')));
  return (
    !isFormatted &&
    numbers.length >= leastTimes &&
    numbers.every(isFraction) &&
    numbers.filter(isLong).length * 4 >= numbers.length
  );
}

/** Finds the columns whose numbers are times of day. */
function columnsOfTimes(sheet: WorkSheet): ReadonlySet<number> {
  const columns = new Map<number, CellObject[]>();
  for (const row of rowsOf(sheet)) {
    for (const [at, cell] of (row ?? []).entries()) {
      if (cell?.t !== 'n') continue;
      const cells = columns.get(at) ?? [];
      cells.push(cell);
      columns.set(at, cells);
    }
  }
  return new Set([...columns].filter(([, cells]) => areTimes(cells)).map(([at]) => at));
}

function* textRows(sheet: WorkSheet): Generator<string[]> {
  const times = columnsOfTimes(sheet);
  const textOf = (cell: CellObject | undefined, at: number) =>
    cell?.t === 'n' && times.has(at) ? dateText(cell, Number(cell.v)) : cellText(cell);
  for (const row of rowsOf(sheet)) {
    const cells = Array.from(row ?? [], textOf);
    while (cells.at(-1) === '') cells.pop();
    if (cells.length > 0) yield cells;
  }
}

function parse(shownAs: string, bytes: Uint8Array | string, codepage?: number): WorkBook {
  try {
    return sheets.read(bytes, {
      type: typeof bytes === 'string' ? 'string' : 'buffer',
      dense: true,
      cellNF: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      // All cells of a web page are text: 010-1234 is not a date, and 00123 is not a number.
      raw: typeof bytes === 'string',
      ...(codepage !== undefined && { codepage }),
    });
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const isLocked = /password|encrypt/i.test(message);
    throw new ImportError(
      isLocked
        ? `${shownAs}: this workbook is locked with a password. Save it without the password.`
        : `${shownAs}: this workbook cannot be read (${message.slice(0, 120)}). Open it in a spreadsheet program and save it again as .xlsx or CSV in UTF-8.`,
    );
  }
}

/** Returns the first non-empty row of a sheet. */
const headOf = (sheet: WorkSheet): readonly string[] => textRows(sheet).next().value ?? [];

/**
 * Minimum number of common column names of two sheets that may be combined. With fewer, such as "Name" and "Address",
 * the sheets may list different things.
 */
const leastShared = 3;

/**
 * Whether two sheets have the headers of one table. The sheets of an AED list that is split by districts have the same
 * columns, or one of them has additional columns.
 */
function areAlike(one: readonly string[], other: readonly string[]): boolean {
  const [fewer, more] = [one, other]
    .map((names) => names.filter((name) => name !== ''))
    .sort((a, b) => a.length - b.length);
  if (fewer === undefined || more === undefined || new Set(more).size < more.length)
    return one.join('\0') === other.join('\0');
  const isSame = fewer.length === more.length;
  return (isSame || fewer.length >= leastShared) && fewer.length > 0 && fewer.every((name) => more.includes(name));
}

/** Yields the rows of several sheets as one table with the columns of all of them. */
function* joinedRows(list: readonly WorkSheet[]): Generator<readonly string[]> {
  const heads = list.map(headOf);
  const [first = []] = heads;
  const names = [
    ...first,
    ...new Set(heads.slice(1).flatMap((head) => head.filter((name) => name !== '' && !first.includes(name)))),
  ];
  yield names;
  for (const [at, sheet] of list.entries()) {
    const rows = textRows(sheet);
    const head = rows.next().value ?? [];
    const places =
      at === 0 && names.length === head.length ? null : names.map((name) => (name === '' ? -1 : head.indexOf(name)));
    for (const row of rows) yield places === null ? row : places.map((place) => row[place] ?? '');
  }
}

/** Returns a note that lists the sheets that were not read; empty if all were read. */
function notRead(names: readonly string[], read: readonly string[]): string[] {
  const left = names.filter((name) => !read.includes(name)).map((name) => `"${name}"`);
  return left.length === 0
    ? []
    : [
        `its ${left.length === 1 ? 'sheet' : 'sheets'} ${left.join(', ')} ${left.length === 1 ? 'has' : 'have'} other columns and ${left.length === 1 ? 'is' : 'are'} not read`,
      ];
}

async function formOf(
  book: WorkBook,
  form: string,
  { shownAs, part: named }: ConversionOptions,
): Promise<ConvertedText> {
  const sheetOf = (name: string) => book.Sheets[name] as WorkSheet;
  const names = book.SheetNames.filter((name) => rowsOf(sheetOf(name)).length > 0);
  const largest = names.toSorted((a, b) => rowsOf(sheetOf(b)).length - rowsOf(sheetOf(a)).length)[0];
  if (largest === undefined) throw new ImportError(`${shownAs}: this workbook has no rows. Fetch it again.`);
  const { part, parts, notes } = choosePart(names, largest, named, 'sheets');
  const head = headOf(sheetOf(part));
  const alike = names.filter((name) => name !== part && named === undefined && areAlike(headOf(sheetOf(name)), head));
  const together = `its sheets ${[part, ...alike].map((name) => `"${name}"`).join(', ')} have the same columns and are read as one table`;
  return {
    path: await writeConvertedText('csv', formatCsv(joinedRows([part, ...alike].map(sheetOf)))),
    encoding: 'utf-8',
    form,
    notes: alike.length > 0 ? [together, ...notRead(names, [part, ...alike])] : notes,
    parts,
    // If several sheets were combined, none is named here, because a later import would then read only that one.
    part: alike.length > 0 ? null : part,
  };
}

/** Rejects files that would fill the memory. */
export async function requireWorkbookSize(path: string, shownAs: string): Promise<void> {
  const { size } = await stat(path);
  if (size > conversionSizeLimits.atOnce)
    throw new ImportError(
      `${shownAs}: this file is ${Math.round(size / 1e6)} MB; in this format the limit is ${conversionSizeLimits.atOnce / 1e6} MB. Save it as CSV in UTF-8, which may have any size.`,
    );
}

/** Reads an Excel or OpenDocument workbook. Throws ImportError if it cannot be read. */
export async function readWorkbook(path: string, options: ConversionOptions): Promise<ConvertedText> {
  await requireWorkbookSize(path, options.shownAs);
  return formOf(parse(options.shownAs, await readFile(path)), 'workbook', options);
}

/** Reads the table of a web page. Some publishers give web pages the file name of a workbook. */
export async function readHtmlTable(path: string, options: ConversionOptions): Promise<ConvertedText> {
  await requireWorkbookSize(path, options.shownAs);
  const bytes = await readFile(path);
  const start = bytes.subarray(0, 4096).toString('latin1');
  const declaredCharset = /charset\s*=\s*["']?\s*([\w-]+)/i.exec(start)?.[1];
  let text: string;
  try {
    text = new TextDecoder(
      options.encoding ?? (declaredCharset === 'x-sjis' ? 'shift_jis' : declaredCharset) ?? 'utf-8',
    ).decode(bytes);
  } catch {
    text = new TextDecoder('utf-8').decode(bytes);
  }
  return formOf(parse(options.shownAs, text), 'table of a web page', options);
}
