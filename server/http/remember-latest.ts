/** Longer texts are someone's own, and hardly come twice. */
const charactersMax = 500;
const textsMax = 500;

/**
 * Remembers what a function makes of a text: for one whose answer depends on the text alone, and is never changed by who gets it. Of
 * many texts the one kept longest goes first; what the function throws is not remembered.
 */
export function rememberLatest<Made extends object>(make: (text: string) => Made): (text: string) => Made {
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
