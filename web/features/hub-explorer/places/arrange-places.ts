import { type HubView, knownKinds, type SortColumn } from './hub-view.ts';
import { matchesQuery } from './matches-query.ts';
import type { PlaceRow } from './place-row.ts';

/** The places that a view asks for, in its order. */
export function arrangePlaces(rows: readonly PlaceRow[], view: HubView): readonly PlaceRow[] {
  const { column, isDescending } = view.sort;
  return rows.filter((row) => isAsked(row, view)).sort(comparing(column, isDescending));
}

function isAsked(row: PlaceRow, { query, kind, region, band }: HubView): boolean {
  if (kind !== null && row.hub.kind !== kind) return false;
  if (region !== null && row.worldRegion !== region) return false;
  if (band !== null && row.band !== band) return false;
  return matchesQuery(row.words, query);
}

const byName = (one: PlaceRow, other: PlaceRow) => one.hub.name.localeCompare(other.hub.name, 'en');

const values: Readonly<Record<Exclude<SortColumn, 'name' | 'region'>, (row: PlaceRow) => number | null>> = {
  kind: ({ hub }) => knownKinds.indexOf(hub.kind),
  sli: ({ hub }) => hub.sli,
  access: ({ hub }) => hub.xiAccess,
  life: ({ lifeExpectancy }) => lifeExpectancy?.years ?? null,
};

/** Places without a value come last whichever way the list is sorted; equal ones stand by name. */
function comparing(column: SortColumn, isDescending: boolean): (one: PlaceRow, other: PlaceRow) => number {
  const turn = isDescending ? -1 : 1;
  if (column === 'name') return (one, other) => turn * byName(one, other);
  if (column === 'region') {
    return (one, other) => turn * one.worldRegion.localeCompare(other.worldRegion, 'en') || byName(one, other);
  }
  const read = values[column];
  return (one, other) => compareValues(read(one), read(other), turn) || byName(one, other);
}

function compareValues(one: number | null, other: number | null, turn: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return turn * (one - other);
}
