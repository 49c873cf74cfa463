/** As people read it in a list. */
const charactersMax = 100;
/** File systems limit the bytes of a name, and a character of UTF-8 has up to four. */
const bytesMax = 255;

/**
 * A name that is the same file on every system, and that stays itself when it is made safe once more: the list of files is read by that. What
 * is too long loses whole characters at its beginning, for at its end stands what kind of file it is.
 */
export function safeName(name: string): string {
  const written = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}._() -]+/gu, '_')
    .trimEnd();
  const characters = Array.from(written).slice(-charactersMax);
  while (Buffer.byteLength(characters.join('')) > bytesMax) characters.shift();
  return characters.join('').replace(/^[. ]+/, '') || 'file';
}
