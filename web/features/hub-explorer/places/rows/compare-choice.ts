/** Anchor of the comparison in the URL. */
export const comparisonId = 'compare';

/** Maximum number of columns readable side by side. */
export const maxCompared = 4;

export interface CompareChoice {
  readonly ids: readonly string[];
  /** Whether another place did not fit. */
  readonly isRefused: boolean;
}

/** Adds a place to the comparison, or removes it; a fifth is refused and the four stay. */
export function toggleCompared(ids: readonly string[], id: string): CompareChoice {
  if (ids.includes(id)) return { ids: ids.filter((chosen) => chosen !== id), isRefused: false };
  if (ids.length >= maxCompared) return { ids, isRefused: true };
  return { ids: [...ids, id], isRefused: false };
}
