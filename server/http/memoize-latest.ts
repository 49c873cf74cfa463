/** Maximum length of a text that is cached. Longer texts rarely repeat. */
const charactersMax = 500;
const textsMax = 500;

/**
 * Caches the results of a function. A result must depend only on the text, and callers must not modify it. The oldest
 * result is evicted first. Errors are not cached.
 */
export function memoizeLatest<Result extends object>(make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    if (text.length > charactersMax) return made;
    const [oldest] = known.keys();
    if (known.size >= textsMax && oldest !== undefined) known.delete(oldest);
    known.set(text, made);
    return made;
  };
}
