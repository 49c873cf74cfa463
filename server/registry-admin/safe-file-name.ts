/** As shown to people in a list. */
const charactersMax = 100;
/** File systems limit a name's bytes, and a UTF-8 character has up to four. */
const bytesMax = 255;

/**
 * A name valid on every file system, and unchanged when made safe again: the list of files is validated that way. A
 * name that is too long loses characters at its beginning, because its end is the file extension.
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
