import { parse } from 'csv-parse/sync';
import { cleanCell } from './clean-cell.ts';

/** The header of a table, and the place where its records start. */
export interface TableHead {
  readonly delimiter: string;
  /** The column names as written, including duplicates. If the header has two lines, a name is "group.name". */
  readonly names: readonly string[];
  /** The number of characters before the first record. */
  readonly length: number;
  /** The 1-based line number of the first record. */
  readonly recordsFrom: number;
  /** Lines above the header, such as titles, dates and blank lines. */
  readonly above: readonly string[];
}

/**
 * Returns the separator of a line, which is the most frequent of tab, semicolon, comma and vertical bar outside
 * quotation marks.
 */
function delimiterOf(line: string): string {
  const bare = line.replaceAll(/"[^"]*"/g, '');
  const counted = ['\t', ';', ',', '|'].map((mark) => ({ mark, count: bare.split(mark).length }));
  return counted.reduce((best, entry) => (entry.count > best.count ? entry : best)).mark;
}

/** Repairs column names, and removes line breaks and surrounding spaces from them. */
const trimmedNames = (names: readonly string[]) => names.map((name) => cleanCell(name).replaceAll(/\s+/g, ' ').trim());

/** The header is searched for in this many lines. */
const maxLines = 30;

/**
 * Returns the first lines of a text with their line breaks. A line break inside quotation marks does not end a line.
 * The last line may be truncated.
 */
function linesOf(sample: string): string[] {
  const lines: string[] = [];
  for (let rest = sample; rest !== '' && lines.length < maxLines; ) {
    // A quotation mark that is never closed counts as ordinary text.
    const line = /^(?:"(?:[^"]|"")*"|[^"\r\n])*[^\r\n]*(?:\r\n|\r|\n)?/.exec(rest)?.[0] ?? '';
    lines.push(line);
    rest = rest.slice(line.length);
  }
  return lines;
}

function cellsOf(line: string, delimiter: string): string[] {
  try {
    const rows: string[][] = parse(line, { bom: true, delimiter, relax_quotes: true, relax_column_count: true, to: 1 });
    return trimmedNames(rows[0] ?? []);
  } catch {
    return [line.trim()];
  }
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length;
const middleOf = (counts: readonly number[]) => counts.toSorted((a, b) => a - b)[counts.length >> 1] ?? 0;

/**
 * Whether a line names groups of columns, and the next line names the columns in them. The line of groups has empty
 * cells. The names below it are not empty and contain no number of two or more digits.
 */
function isLineOfGroups(groups: readonly string[], names: readonly string[]): boolean {
  const isOpen = groups.slice(0, names.length).includes('') || groups.length < names.length;
  return (
    filled(groups) >= 2 &&
    groups.length <= names.length &&
    filled(groups) * 2 <= names.length + 1 &&
    isOpen &&
    names.every((name) => name !== '' && !/\d{2}/.test(name)) &&
    groups.every((group) => !/\d{2}/.test(group) || namesGrid(group))
  );
}

/**
 * The name of a grid, such as "Coordenadas UTM (SIRGAS 2000 / 23S)", may contain numbers, unlike other names of groups.
 */
const namesGrid = (group: string) => /\p{L}{3}/u.test(group) && !/\d[./-]\d|\d{5}/.test(group);

/**
 * Whether the line at an index is a header: it has at least three names, and most lines below it have the same number
 * of cells.
 */
function isHeadOf(lines: readonly string[], at: number): boolean {
  const delimiter = delimiterOf(lines[at] ?? '');
  const names = cellsOf(lines[at] ?? '', delimiter);
  if (isLineOfGroups(names, cellsOf(lines[at + 1] ?? '', delimiter))) return false;
  const below = lines.slice(at + 1).filter((line) => line.trim() !== '');
  const rows = below.map((line) => cellsOf(line, delimiter));
  return (
    names.length >= 3 &&
    middleOf(rows.map(({ length }) => length)) === names.length &&
    filled(names) * 2 >= middleOf(rows.map(filled))
  );
}

/**
 * Returns the index of the header line. This is the first line with text, unless a later line is clearly a header and
 * has at least twice as many cells.
 */
function headLine(lines: readonly string[]): number {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first === -1 || isHeadOf(lines, first)) return Math.max(0, first);
  const names = (at: number) => filled(cellsOf(lines[at] ?? '', delimiterOf(lines[at] ?? '')));
  const below = lines.findIndex((_, at) => at > first && isHeadOf(lines, at) && names(at) >= 2 * names(first));
  return below === -1 ? first : below;
}

/**
 * Combines the two lines of a header whose first line names groups in merged cells. Returns null if the second line
 * does not name all columns that the first line leaves empty.
 */
function namesInGroups(groups: readonly string[], line: readonly string[]): string[] | null {
  // A row exported from a workbook ends at its last filled cell, so the second line may be shorter than the first.
  const names = groups.map((_, at) => line[at] ?? '').concat(line.slice(groups.length));
  // A group includes the empty cells to its right. A cell without empty cells to its right is a column name, or a group
  // of one column.
  const isGrouped = groups.map((group, at) => group === '' || (at + 1 < groups.length && groups[at + 1] === ''));
  if (isLineOfGroups(groups, line)) {
    let over = '';
    return line.map((name, at) => {
      over = groups[at] || over;
      return `${over}.${name}`;
    });
  }
  const isSecondLine =
    line.length > 0 &&
    line.length <= groups.length &&
    isGrouped.includes(true) &&
    isGrouped.includes(false) &&
    names.every((name, at) => (name !== '' || !isGrouped[at]) && !/\d/.test(name)) &&
    names.some((name, at) => name === '' && !isGrouped[at]);
  if (!isSecondLine) return null;
  let group = '';
  return names.map((name, at) => {
    group = groups[at] || (name === '' ? '' : group);
    return [group, name].filter(Boolean).join('.');
  });
}

const breaksIn = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** Finds the header in the start of a table. It may be below titles and blank lines, and may have one line or two. */
export function parseTableHead(sample: string): TableHead {
  const lines = linesOf(sample);
  const found = headLine(lines);
  const delimiter = delimiterOf(lines[found] ?? '');
  const cells = (at: number) => (at < 0 ? [] : cellsOf(lines[at] ?? '', delimiter));
  // The header also includes the line above if that line names groups.
  const at = namesInGroups(cells(found - 1), cells(found)) === null ? found : found - 1;
  const names = cells(at);
  const grouped = namesInGroups(names, cells(at + 1));
  const head = lines.slice(0, at + (grouped === null ? 1 : 2));
  return {
    delimiter,
    names: grouped ?? names,
    length: head.reduce((sum, line) => sum + line.length, 0),
    recordsFrom: head.reduce((line, text) => line + breaksIn(text), 1),
    above: lines.slice(0, at).map((line) => line.trim()),
  };
}
