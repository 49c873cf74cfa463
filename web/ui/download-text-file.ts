import { downloadFromUrl } from './download-from-url.ts';

/**
 * Byte order mark by which spreadsheet programs recognise UTF-8 in a CSV file. JSON must not have one (RFC 8259,
 * section 8.1).
 */
const byteOrderMark = '\uFEFF';

/** Downloads a text file that was generated in the browser. */
export function downloadTextFile(
  name: string,
  type: `text/${'csv' | 'plain'};${string}` | 'application/json' | 'application/x-ndjson',
  text: string,
): void {
  const content = type.startsWith('text/csv') ? `${byteOrderMark}${text}` : text;
  const address = URL.createObjectURL(new Blob([content], { type }));
  downloadFromUrl(name, address);
  URL.revokeObjectURL(address);
}
