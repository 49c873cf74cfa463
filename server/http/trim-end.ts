/**
 * A text without what it ends in of one sign. An expression such as `/\/+$/` is tried from each of a long run in the middle: a stranger's
 * address would hold up the server while its square.
 */
export function trimTrailing(text: string, sign: string): string {
  let length = text.length;
  while (length > 0 && text[length - 1] === sign) length--;
  return text.slice(0, length);
}
