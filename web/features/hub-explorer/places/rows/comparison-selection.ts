/** Id of the comparison's element, used as the URL's anchor. */
export const comparisonAnchor = 'compare';

/** The most places that are readable side by side. */
export const maxComparedPlaces = 4;

export interface ComparisonSelection {
  readonly ids: readonly string[];
  /** Whether a place could not be added because the comparison is full. */
  readonly isRefused: boolean;
}

/** Adds a place to the comparison, or removes it. A fifth place is refused. */
export function toggleComparedPlace(ids: readonly string[], id: string): ComparisonSelection {
  if (ids.includes(id)) return { ids: ids.filter((chosen) => chosen !== id), isRefused: false };
  if (ids.length >= maxComparedPlaces) return { ids, isRefused: true };
  return { ids: [...ids, id], isRefused: false };
}
