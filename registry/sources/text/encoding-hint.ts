/** What registers are still written in where they are not in UTF-8, by how often they are met. */
export const likelyEncodings = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'gb18030',
  'big5',
  'euc-kr',
  'euc-jp',
  'shift_jis',
];

/** A word of a text with bytes beyond ASCII, and a little around it. */
function wordBeyondAscii(bytes: Uint8Array): Uint8Array | null {
  const at = bytes.findIndex((byte) => byte > 0x7f);
  if (at < 0) return null;
  const isEdge = (byte: number | undefined) => byte === undefined || /[\r\n,;|"\t]/.test(String.fromCharCode(byte));
  let [from, to] = [at, at];
  while (from > 0 && at - from < 12 && !isEdge(bytes[from - 1])) from -= 1;
  while (to < bytes.length && to - at < 24 && !isEdge(bytes[to])) to += 1;
  return bytes.subarray(from, to);
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/**
 * How a word of the file reads in the encodings it may be in, so that who knows the language can name the right one:
 * `"Köln" in windows-1252`. Empty where there is no such word.
 */
export function encodingHint(bytes: Uint8Array): string {
  const word = wordBeyondAscii(bytes);
  if (word === null) return '';
  const readings = new Map<string, string[]>();
  for (const encoding of likelyEncodings) {
    const text = decoded(word, encoding)?.trim();
    const isWritten =
      text !== undefined &&
      decoded(bytes, encoding) !== null &&
      /\p{L}/u.test(text) &&
      !/[\u0080-\u009f\ufffd\p{Co}]/u.test(text);
    if (isWritten) readings.set(text, [...(readings.get(text) ?? []), encoding]);
  }
  return [...readings].map(([text, encodings]) => `"${text}" in ${encodings.join(' and ')}`).join(', ');
}
