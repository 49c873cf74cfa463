import type { SliBand } from '../../../../../domain/hub/marker-style.ts';
import { type WorldRegion, worldRegions } from '../../../../../domain/hub/world-regions.ts';
import { maxComparedPlaces } from '../rows/comparison-selection.ts';
import { findPlaceRow, type PlaceRow } from '../rows/place-row.ts';
import { type SortOrder, sortableColumns } from '../table/place-columns.tsx';
import { allHubKinds, defaultHubView, type HubView, maxQueryLength } from './hub-view.ts';

/** A URL parameter that was ignored because its value is not valid. */
export interface IgnoredParameter {
  readonly name: string;
  /** The value in the URL, shortened for display. */
  readonly value: string;
}

export interface ParsedHubView {
  readonly view: HubView;
  readonly ignored: readonly IgnoredParameter[];
}

const bandInAddress: Readonly<Record<SliBand, string>> = {
  green: '90-100',
  lime: '85-90',
  yellow: '80-85',
  grey: '0-80',
};

const regionInAddress = (region: WorldRegion): string => region.toLowerCase().replaceAll(' ', '-');

const longestShown = 40;

/**
 * Parses a view from the query of a URL. Invalid values are listed in `ignored`. Parameters that do not belong to the
 * view, such as those added by a newsletter, are not listed.
 */
export function parseHubViewQuery(search: string, places: readonly PlaceRow[]): ParsedHubView {
  const isKnown = (id: string) => findPlaceRow(places, id) !== null;
  const parameters = new URLSearchParams(search);
  const ignored: IgnoredParameter[] = [];
  const ignore = (name: string, value: string) => ignored.push({ name, value: shorten(value) });
  const read = <T>(name: string, parse: (value: string) => T | null, otherwise: T): T => {
    const value = parameters.get(name);
    if (value === null || value === '') return otherwise;
    const parsed = parse(value);
    if (parsed === null) ignore(name, value);
    return parsed ?? otherwise;
  };
  const view: HubView = {
    query: read('q', (value) => (value.length > maxQueryLength ? null : value), ''),
    kind: read('kind', (value) => allHubKinds.find((kind) => kind === value) ?? null, null),
    region: read('region', (value) => worldRegions.find((region) => regionInAddress(region) === value) ?? null, null),
    band: read('sli', (value) => bands.find((band) => bandInAddress[band] === value) ?? null, null),
    sort: read('sort', parseOrder, defaultHubView.sort),
    placeId: read('place', (value) => (isKnown(value) ? value : null), null),
    compareIds: parseCompared(parameters.get('compare') ?? '', isKnown, (value) => ignore('compare', value)),
  };
  return { view, ignored };
}

const bands: readonly SliBand[] = ['green', 'lime', 'yellow', 'grey'];

const shorten = (value: string) => (value.length > longestShown ? `${value.slice(0, longestShown)}…` : value);

/** Suffix of the sort column in the URL if places without a figure are sorted by their country's figure. */
const countrySortSuffix = '-or-country';

function parseOrder(value: string): SortOrder | null {
  const isDescending = value.startsWith('-');
  const words = isDescending ? value.slice(1) : value;
  const withCountries = words.endsWith(countrySortSuffix);
  const name = withCountries ? words.slice(0, -countrySortSuffix.length) : words;
  const column = sortableColumns.find(({ id }) => id === name);
  if (column === undefined || (withCountries && column.sort.byCountry === undefined)) return null;
  return { column: column.id, isDescending, ...(withCountries && { withCountries }) };
}

/**
 * Returns the ids of the first four known places, without duplicates. Calls `ignore` with each unknown or surplus id.
 */
function parseCompared(
  value: string,
  isKnown: (id: string) => boolean,
  ignore: (value: string) => void,
): readonly string[] {
  const ids: string[] = [];
  for (const id of value.split(',')) {
    if (id === '' || ids.includes(id)) continue;
    if (isKnown(id) && ids.length < maxComparedPlaces) ids.push(id);
    else ignore(id);
  }
  return ids;
}

const ownNames = ['q', 'kind', 'region', 'sli', 'sort', 'place', 'compare'];

/**
 * Formats a view as a query that starts with a question mark. Returns '' for the default view. Other parameters in
 * `current` are preserved.
 */
export function formatHubViewQuery(view: HubView, current = ''): string {
  const parameters = new URLSearchParams(current);
  for (const name of ownNames) parameters.delete(name);
  const { column, isDescending, withCountries = false } = view.sort;
  const isDefaultOrder = column === defaultHubView.sort.column && isDescending === defaultHubView.sort.isDescending;
  const parts: readonly (readonly [name: string, value: string])[] = [
    ['q', view.query.trim()],
    ['kind', view.kind ?? ''],
    ['region', view.region === null ? '' : regionInAddress(view.region)],
    ['sli', view.band === null ? '' : bandInAddress[view.band]],
    ['sort', isDefaultOrder ? '' : `${isDescending ? '-' : ''}${column}${withCountries ? countrySortSuffix : ''}`],
    ['place', view.placeId ?? ''],
    ['compare', view.compareIds.join(',')],
  ];
  for (const [name, value] of parts) if (value !== '') parameters.set(name, value);
  // A comma need not be encoded in a query (RFC 3986, section 3.4), and an unencoded one is easier to read.
  const query = parameters.toString().replaceAll('%2C', ',');
  return query === '' ? '' : `?${query}`;
}
