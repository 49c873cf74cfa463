/**
 * Removes trailing repetitions of one character. A regular expression such as `/\/+$/` is retried at every position of
 * a long run, which takes quadratic time on a hostile URL.
 */
export function trimTrailing(text: string, sign: string): string {
  let length = text.length;
  while (length > 0 && text[length - 1] === sign) length--;
  return text.slice(0, length);
}
