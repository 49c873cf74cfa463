export type CsvValue = string | number;

/**
 * Characters that a spreadsheet may take for the start of a formula, at the start of a cell or of what it takes for
 * one: with another list separator in its locale, or at a pasted tab or line break, a cell may begin anywhere
 * (https://owasp.org/www-community/attacks/CSV_Injection). Full-width characters count as their narrow ones in East
 * Asian locales. Tabs and line breaks are not skipped: each begins a cell itself, and a long run of them would take quadratic
 * time.
 */
const formulaStart = /(^|[;,|\t\r\n])((?:["']|[^\S\t\r\n])*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/**
 * Quick test for characters that need an apostrophe or quotes; most texts have none, and country tables have millions
 * of cells.
 */
const special = /[=+\-@\uff1d\uff0b\uff0d\uff20",;|\t\r\n]/;

/**
 * A value as a CSV cell (RFC 4180). Each possible start of a formula gets an apostrophe in front. Values with a
 * separator of any locale are quoted.
 */
function cell(value: CsvValue): string {
  if (typeof value === 'number') return String(value);
  if (!special.test(value)) return value;
  const text = value.replace(formulaStart, "$1$2'").replace(/^[\t\r\n]/, "'$&");
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a CSV file, each line ended by CR LF. The first row is the header. */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
