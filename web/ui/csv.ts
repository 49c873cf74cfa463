export type CsvValue = string | number;

/**
 * A value as a CSV cell (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before it
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
function cell(value: CsvValue): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows of cells as the text of a CSV file, each line ended by CR LF. The first row is the head. */
export function csvOf(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
