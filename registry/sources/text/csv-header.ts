import { parse } from 'csv-parse/sync';
import { plainCell } from './plain-cell.ts';

/** The names of a table's columns, and where its records begin. */
export interface TableHead {
  readonly delimiter: string;
  /** As written, with names that are in it twice; of a head in two lines "group.name". */
  readonly names: readonly string[];
  /** Characters before the first record. */
  readonly length: number;
  /** The line of the file on which the records begin, from 1. */
  readonly recordsFrom: number;
  /** What is above the head, as written: titles, dates, blank lines. */
  readonly above: readonly string[];
}

/** The separator of a line: the one of tab, semicolon, comma and bar that is in it most, outside quotation marks. */
function delimiterOf(line: string): string {
  const bare = line.replaceAll(/"[^"]*"/g, '');
  const counted = ['\t', ';', ',', '|'].map((mark) => ({ mark, count: bare.split(mark).length }));
  return counted.reduce((best, entry) => (entry.count > best.count ? entry : best)).mark;
}

/** Names of columns without the blanks round and the line breaks within them. */
const trimmedNames = (names: readonly string[]) => names.map((name) => plainCell(name).replaceAll(/\s+/g, ' ').trim());

/** A title is not more lines above its table than this, and so many records show what a table is like. */
const mostLines = 30;

/** The lines a text begins with, each with its end and with line breaks within quotation marks; the last one may be cut off. */
function linesOf(sample: string): string[] {
  const lines: string[] = [];
  for (let rest = sample; rest !== '' && lines.length < mostLines; ) {
    // A quotation mark that is never closed is one of the text.
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

/** Whether a line names groups of the columns that the line below it names: it leaves cells open, and no name below is missing or has a digit. */
function isLineOfGroups(groups: readonly string[], names: readonly string[]): boolean {
  const isOpen = groups.slice(0, names.length).includes('') || groups.length < names.length;
  return (
    filled(groups) >= 2 &&
    groups.length <= names.length &&
    filled(groups) * 2 <= names.length + 1 &&
    isOpen &&
    names.every((name) => name !== '' && !/\d{2}/.test(name)) &&
    groups.every((group) => !/\d{2}/.test(group))
  );
}

/** Whether a line is a head of at least three names over lines of as many cells. */
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

/** The first line, but where one below is plainly a head and has at least twice as many names. */
function headLine(lines: readonly string[]): number {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first === -1 || isHeadOf(lines, first)) return Math.max(0, first);
  const names = (at: number) => filled(cellsOf(lines[at] ?? '', delimiterOf(lines[at] ?? '')));
  const below = lines.findIndex((_, at) => at > first && isHeadOf(lines, at) && names(at) >= 2 * names(first));
  return below === -1 ? first : below;
}

/** The names of a head in two lines, its groups in merged cells: null where the second line is no names for what the first leaves open. */
function namesInGroups(groups: readonly string[], names: readonly string[]): string[] | null {
  // A group reaches over the cells to its right that are open; the rest of the first line stands for itself.
  const isGrouped = groups.map((group, at) => group === '' || (at + 1 < groups.length && groups[at + 1] === ''));
  if (isLineOfGroups(groups, names)) {
    let over = '';
    return names.map((name, at) => {
      over = groups[at] || over;
      return `${over}.${name}`;
    });
  }
  const isSecondLine =
    names.length === groups.length &&
    isGrouped.includes(true) &&
    isGrouped.includes(false) &&
    names.every((name, at) => (name !== '') === isGrouped[at] && !/\d/.test(name));
  if (!isSecondLine) return null;
  let group = '';
  return names.map((name, at) => {
    group = groups[at] || (name === '' ? '' : group);
    return [group, name].filter(Boolean).join('.');
  });
}

const breaksIn = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** Finds the head of a table in the beginning of its text: below titles and blank lines, in one line or in two. */
export function tableHead(sample: string): TableHead {
  const lines = linesOf(sample);
  const found = headLine(lines);
  const delimiter = delimiterOf(lines[found] ?? '');
  const cells = (at: number) => (at < 0 ? [] : cellsOf(lines[at] ?? '', delimiter));
  // The line above names groups where it does not have a cell for every name.
  const at = isLineOfGroups(cells(found - 1), cells(found)) ? found - 1 : found;
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
