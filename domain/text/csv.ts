export type CsvValue = string | number;

/**
 * What a spreadsheet may take for the start of a formula, at the start of a cell or of what it takes for one: with another list
 * separator in its locale, or at a pasted tab or new line, a cell may begin anywhere (https://owasp.org/www-community/attacks/CSV_Injection).
 * Full-width signs count as their narrow ones in East Asian locales.
 */
const formulaStart = /(^|[;,|\t\r\n])(["'\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** What may need an apostrophe or quotes; most texts hold none of it, and tables of countries have millions of cells. */
const special = /[=+\-@\uff1d\uff0b\uff0d\uff20",;|\t\r\n]/;

/**
 * A value as a CSV cell (RFC 4180). Each start of a formula gets an apostrophe before it. Whatever any locale's spreadsheet separates
 * by is in quotes.
 */
function cell(value: CsvValue): string {
  if (typeof value === 'number') return String(value);
  if (!special.test(value)) return value;
  const text = value.replace(formulaStart, "$1$2'").replace(/^[\t\r\n]/, "'$&");
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows of cells as the text of a CSV file, each line ended by CR LF. The first row is the head. */
export function csvOf(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
