/** The section of a page that shows them, as its address names it. */
export const comparisonId = 'compare';

/** So many columns can still be read side by side. */
export const maxCompared = 4;

export interface CompareChoice {
  readonly ids: readonly string[];
  /** Whether a further place was turned away. */
  readonly isRefused: boolean;
}

/** Puts a place beside the others, or takes it away again; a fifth is refused and the four stay as they are. */
export function toggleCompared(ids: readonly string[], id: string): CompareChoice {
  if (ids.includes(id)) return { ids: ids.filter((chosen) => chosen !== id), isRefused: false };
  if (ids.length >= maxCompared) return { ids, isRefused: true };
  return { ids: [...ids, id], isRefused: false };
}
