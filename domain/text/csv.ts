export type CsvValue = string | number;

/**
 * Matches every character that a spreadsheet may take for the start of a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 *
 * A formula can start at the beginning of a cell, and also after a list separator of another locale, or after a tab or
 * line break in a pasted cell. In East Asian locales, full-width characters count as narrow ones. Tabs and line breaks
 * are not skipped like other white space: each one begins a cell itself, and a long run of them would take quadratic
 * time.
 */
const formulaStart = /(^|[;,|\t\r\n])((?:["']|[^\S\t\r\n])*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/**
 * Matches the characters because of which a value may need an apostrophe or quotes. Most values have none, so this test
 * saves time in tables with millions of cells.
 */
const mayNeedEscaping = /[=+\-@\uff1d\uff0b\uff0d\uff20",;|\t\r\n]/;

/**
 * Formats a value as a CSV cell (RFC 4180). An apostrophe is put before each possible start of a formula. A value that
 * contains a list separator of any locale is quoted.
 */
function cell(value: CsvValue): string {
  if (typeof value === 'number') return String(value);
  if (!mayNeedEscaping.test(value)) return value;
  const text = value.replace(formulaStart, "$1$2'").replace(/^[\t\r\n]/, "'$&");
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Formats rows as a CSV file with CR LF line ends. The first row is the header. */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
