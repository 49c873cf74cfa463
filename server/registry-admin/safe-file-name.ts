/** The maximum length of a name that is shown in a list. */
const charactersMax = 100;
/** The maximum length of a name on file systems, in bytes. A character has up to four bytes in UTF-8. */
const bytesMax = 255;

/**
 * Returns a name that is valid on every file system. A name that it returned stays unchanged, so the function can also
 * validate stored names. A name that is too long loses its beginning, because its end is the file extension.
 */
export function toSafeFileName(name: string): string {
  const written = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}._() -]+/gu, '_')
    .trimEnd();
  const characters = Array.from(written).slice(-charactersMax);
  while (Buffer.byteLength(characters.join('')) > bytesMax) characters.shift();
  return characters.join('').replace(/^[. ]+/, '') || 'file';
}
