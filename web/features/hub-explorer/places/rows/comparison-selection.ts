/** Id of the comparison's element, and the URL's anchor for it. */
export const comparisonAnchor = 'compare';

/** Maximum number of places in a comparison. More are not readable side by side. */
export const maxComparedPlaces = 4;

export interface ComparisonSelection {
  readonly ids: readonly string[];
  /** Whether a place could not be added because the comparison is full. */
  readonly isRefused: boolean;
}

/** Adds a place to the comparison, or removes it if it is there already. A fifth place is refused. */
export function toggleComparedPlace(ids: readonly string[], id: string): ComparisonSelection {
  if (ids.includes(id)) return { ids: ids.filter((chosen) => chosen !== id), isRefused: false };
  if (ids.length >= maxComparedPlaces) return { ids, isRefused: true };
  return { ids: [...ids, id], isRefused: false };
}
