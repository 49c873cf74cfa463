/** Id of the comparison's element, used as the URL's anchor. */
export const comparisonId = 'compare';

/** The most places that are readable side by side. */
export const maxCompared = 4;

export interface CompareChoice {
  readonly ids: readonly string[];
  /** Whether a place could not be added because the comparison is full. */
  readonly isRefused: boolean;
}

/** Adds a place to the comparison, or removes it. A fifth place is refused. */
export function toggleCompared(ids: readonly string[], id: string): CompareChoice {
  if (ids.includes(id)) return { ids: ids.filter((chosen) => chosen !== id), isRefused: false };
  if (ids.length >= maxCompared) return { ids, isRefused: true };
  return { ids: [...ids, id], isRefused: false };
}
