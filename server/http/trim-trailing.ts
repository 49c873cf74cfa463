/**
 * Removes all repetitions of one character at the end of a text. A regular expression such as `/\/+$/` would be tried
 * at every slash, which takes quadratic time for a malicious URL with many slashes.
 */
export function trimTrailing(text: string, character: string): string {
  let length = text.length;
  while (length > 0 && text[length - 1] === character) length--;
  return text.slice(0, length);
}
