import { saveAddress } from './save-address.ts';

/** Spreadsheets take a CSV file for UTF-8 by a byte order mark; JSON must not have one (RFC 8259, section 8.1). */
const byteOrderMark = '\uFEFF';

/** Hands the visitor a file that was made in the page. */
export function saveTextFile(
  name: string,
  type: `text/${'csv' | 'plain'};${string}` | 'application/json' | 'application/x-ndjson',
  text: string,
): void {
  const content = type.startsWith('text/csv') ? `${byteOrderMark}${text}` : text;
  const address = URL.createObjectURL(new Blob([content], { type }));
  saveAddress(name, address);
  URL.revokeObjectURL(address);
}
