import { foldText } from '../../../../../domain/text/fold-text.ts';
import { language } from '../../../../languages/localize-text.ts';
import type { PlaceRow } from '../rows/place-row.ts';
import { findColumnSort, type SortOrder } from '../table/place-columns.tsx';
import type { HubView } from '../url/hub-view.ts';

/** Returns the places that match the view's filters, in the view's sort order. */
export function filterAndSortPlaces(rows: readonly PlaceRow[], view: HubView): readonly PlaceRow[] {
  return rows.filter((row) => isAsked(row, view)).sort(createComparator(view.sort));
}

function isAsked(row: PlaceRow, { query, kind, region, band }: HubView): boolean {
  if (kind !== null && row.hub.kind !== kind) return false;
  if (region !== null && row.worldRegion !== region) return false;
  if (band !== null && row.band !== band) return false;
  return matchesQuery(row.words, query);
}

/**
 * Whether every word of the query is a prefix of one of `texts`, which must be normalised. An empty query matches
 * everything.
 */
export function matchesQuery(texts: readonly string[], query: string): boolean {
  const folded = foldText(query);
  return folded === '' || folded.split(' ').every((part) => texts.some((word) => word.startsWith(part)));
}

const byName = (one: PlaceRow, other: PlaceRow) => one.hub.name.localeCompare(other.hub.name, language.tag);

/**
 * Returns a function that compares rows by the sorted column. Places without a value come last in both directions, and
 * places with equal values are sorted by name.
 */
function createComparator({
  column,
  isDescending,
  withCountries = false,
}: SortOrder): (one: PlaceRow, other: PlaceRow) => number {
  const { by, byCountry } = findColumnSort(column);
  const sortValue = (row: PlaceRow) => by(row) ?? (withCountries ? (byCountry?.(row) ?? null) : null);
  const direction = isDescending ? -1 : 1;
  return (one, other) => compareValues(sortValue(one), sortValue(other), direction) || byName(one, other);
}

type SortValue = number | string | null;

function compareValues(one: SortValue, other: SortValue, direction: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'string' || typeof other === 'string') {
    return direction * String(one).localeCompare(String(other), language.tag);
  }
  return direction * (one - other);
}
