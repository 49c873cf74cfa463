import { ImportError } from '../../source-record.ts';

/** Signatures of binary file formats, from https://en.wikipedia.org/wiki/List_of_file_signatures. */
const signatures: readonly [string, string, string][] = [
  ['%PDF-', 'a PDF', 'Ask the publisher for the table behind it'],
  ['\u0089PNG', 'a picture', 'Ask the publisher for the table behind it'],
  ['\u00ff\u00d8\u00ff', 'a picture', 'Ask the publisher for the table behind it'],
  ['\u0000\u0000\u0027\u000a', 'one part of a Shapefile', 'Pack its .shp, .dbf and .prj into one ZIP file'],
  ['7z\u00bc\u00af', 'a packed file (7z)', 'Unpack it'],
  ['Rar!', 'a packed file (RAR)', 'Unpack it'],
];

const markups: readonly [RegExp, string, string][] = [
  [/^<(?:!doctype\s+html|html)/i, 'a web page', 'Fetch the file itself. The page may say why it was not sent'],
];

/**
 * Whether a file is in the dBASE format. Its header starts with the version and the date of writing, and ends with a
 * carriage return after the list of fields.
 */
function isTableOfShapefile(bytes: Uint8Array): boolean {
  const [version = 0, , month = 0, day = 0] = bytes;
  const headerLength = (bytes[8] ?? 0) + 256 * (bytes[9] ?? 0);
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return (
    [0x03, 0x30, 0x83, 0x8b].includes(version) && isDay && headerLength % 32 === 1 && bytes[headerLength - 1] === 0x0d
  );
}

/** Throws ImportError if the first bytes of a file show that it is not text. */
export function requireTextFile(path: string, bytes: Uint8Array): void {
  // Latin-1 maps each byte to one character, so the signatures can be compared as text. A byte order mark and spaces
  // before the signature are ignored.
  const start = Buffer.from(bytes.subarray(0, 256)).toString('latin1').replace(/^ï»¿/, '').trimStart();
  if (start === '') throw new ImportError(`${path}: the file is empty. Fetch it again.`);
  const signature = signatures.find(([beginning]) => start.startsWith(beginning));
  if (isTableOfShapefile(bytes))
    throw new ImportError(
      `${path}: this is only the table of a Shapefile (.dbf). Pack its .shp, .dbf and .prj into one ZIP file.`,
    );
  const [, what, remedy] = signature ?? markups.find(([pattern]) => pattern.test(start)) ?? [];
  if (what) throw new ImportError(`${path}: this is ${what}, not JSON or a table as text. ${remedy}.`);
}
