/** The maximum length of a name that is shown in a list. */
const charactersMax = 100;
/** The maximum length in file systems. A UTF-8 character has up to four bytes. */
const bytesMax = 255;

/**
 * Returns a name that is valid on every file system. Applied to its own result, it changes nothing, so stored names can
 * be validated with it. A name that is too long loses its beginning, because its end is the file extension.
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
