/** Longer texts are individual and rarely repeat. */
const charactersMax = 500;
const textsMax = 500;

/**
 * Memoises a function of one string: for one whose result depends only on that string and is not modified by callers.
 * Evicts the oldest entry; errors are not cached.
 */
export function memoizeLatest<Made extends object>(make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>();
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
