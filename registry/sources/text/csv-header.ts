import { parse } from 'csv-parse/sync';
import { cleanCell } from './clean-cell.ts';

/** The column names of a table, and the start of its records. */
export interface TableHead {
  readonly delimiter: string;
  /** As written, including duplicates; for a header in two lines "group.name". */
  readonly names: readonly string[];
  /** Characters before the first record. */
  readonly length: number;
  /** 1-based line number of the first record. */
  readonly recordsFrom: number;
  /** Text above the header, as written: titles, dates, blank lines. */
  readonly above: readonly string[];
}

/** The separator of a line: the most frequent of tab, semicolon, comma and bar, outside quotation marks. */
function delimiterOf(line: string): string {
  const bare = line.replaceAll(/"[^"]*"/g, '');
  const counted = ['\t', ';', ',', '|'].map((mark) => ({ mark, count: bare.split(mark).length }));
  return counted.reduce((best, entry) => (entry.count > best.count ? entry : best)).mark;
}

/** Column names without surrounding blanks and inner line breaks. */
const trimmedNames = (names: readonly string[]) => names.map((name) => cleanCell(name).replaceAll(/\s+/g, ' ').trim());

/** Maximum number of lines above a header, and number of records to sample. */
const mostLines = 30;

/**
 * The first lines of a text, each with its line end and with line breaks inside quotation marks; the last one may be
 * truncated.
 */
function linesOf(sample: string): string[] {
  const lines: string[] = [];
  for (let rest = sample; rest !== '' && lines.length < mostLines; ) {
    // An unclosed quotation mark is ordinary text.
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
 * Whether a line names groups for the columns in the line below: it has empty cells, and no name below is empty or has
 * a digit.
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

/** "Coordenadas UTM (SIRGAS 2000 / 23S)" has digits, and no date or number of its own. */
const namesGrid = (group: string) => /\p{L}{3}/u.test(group) && !/\d[./-]\d|\d{5}/.test(group);

/** Whether a line is a header of at least three names above lines with the same number of cells. */
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

/** The first line, unless a later one is clearly a header and has at least twice as many names. */
function headLine(lines: readonly string[]): number {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first === -1 || isHeadOf(lines, first)) return Math.max(0, first);
  const names = (at: number) => filled(cellsOf(lines[at] ?? '', delimiterOf(lines[at] ?? '')));
  const below = lines.findIndex((_, at) => at > first && isHeadOf(lines, at) && names(at) >= 2 * names(first));
  return below === -1 ? first : below;
}

/**
 * The names of a header in two lines with groups in merged cells; null if the second line does not name the columns
 * that the first leaves empty.
 */
function namesInGroups(groups: readonly string[], line: readonly string[]): string[] | null {
  // A workbook's rows end at their last cell.
  const names = groups.map((_, at) => line[at] ?? '').concat(line.slice(groups.length));
  // A group covers the empty cells to its right; other cells of the first line are names, or groups of one column.
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

/** Finds the header in the start of a table: below titles and blank lines, in one line or two. */
export function tableHead(sample: string): TableHead {
  const lines = linesOf(sample);
  const found = headLine(lines);
  const delimiter = delimiterOf(lines[found] ?? '');
  const cells = (at: number) => (at < 0 ? [] : cellsOf(lines[at] ?? '', delimiter));
  // The line above contains groups if it does not have a cell for every name.
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
