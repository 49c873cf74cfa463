import { parse } from 'csv-parse/sync';

/** The separator of a header line: the one of tab, semicolon, comma and bar that stands in it most, outside quotation marks. */
export function delimiterOf(header: string): string {
  const bare = header.replaceAll(/"[^"]*"/g, '');
  const counted = ['\t', ';', ',', '|'].map((mark) => ({ mark, count: bare.split(mark).length }));
  return counted.reduce((best, entry) => (entry.count > best.count ? entry : best)).mark;
}

/** The line a table begins with, line breaks within quotation marks included. */
export function headerOf(sample: string): string {
  return /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(sample)?.[0] ?? '';
}

/** Names of columns without the blanks round and the line breaks within them. */
export const trimmedNames = (names: readonly string[]) => names.map((name) => name.replaceAll(/\s+/g, ' ').trim());

/** The names of a header line. */
export function headerNames(header: string): string[] {
  const options = { bom: true, delimiter: delimiterOf(header), relax_quotes: true, to: 1 };
  const rows: string[][] = parse(header, options);
  return trimmedNames(rows[0] ?? []);
}
