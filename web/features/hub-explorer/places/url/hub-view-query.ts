import type { SliBand } from '../../../../../domain/hub/marker-style.ts';
import { type WorldRegion, worldRegions } from '../../../../../domain/hub/world-regions.ts';
import { maxComparedPlaces } from '../rows/comparison-selection.ts';
import { findPlaceRow, type PlaceRow } from '../rows/place-row.ts';
import { type SortOrder, sortableColumns } from '../table/place-columns.tsx';
import { allHubKinds, defaultHubView, type HubView, maxQueryLength } from './hub-view.ts';

/** A URL parameter with a value that does not exist. */
export interface IgnoredParameter {
  readonly name: string;
  /** The value in the URL, shortened. */
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
 * Parses the view from a URL's query. Values that do not exist are omitted and listed in `ignored`; unrelated
 * parameters, such as a newsletter's, are ignored silently.
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

/** Suffix of a sort column in the URL: places without a figure are sorted by the figure of their country. */
const countriesInAddress = '-or-country';

function parseOrder(value: string): SortOrder | null {
  const isDescending = value.startsWith('-');
  const words = isDescending ? value.slice(1) : value;
  const withCountries = words.endsWith(countriesInAddress);
  const name = withCountries ? words.slice(0, -countriesInAddress.length) : words;
  const column = sortableColumns.find(({ id }) => id === name);
  if (column === undefined || (withCountries && column.sort.byCountry === undefined)) return null;
  return { column: column.id, isDescending, ...(withCountries && { withCountries }) };
}

/** The ids of the first four known places, without duplicates; `ignore` is called with each other id. */
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
 * The query for a view, with its question mark, or '' for the default view. Unrelated parameters in `current` are
 * preserved.
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
    ['sort', isDefaultOrder ? '' : `${isDescending ? '-' : ''}${column}${withCountries ? countriesInAddress : ''}`],
    ['place', view.placeId ?? ''],
    ['compare', view.compareIds.join(',')],
  ];
  for (const [name, value] of parts) if (value !== '') parameters.set(name, value);
  // A comma need not be encoded in a query (RFC 3986, section 3.4); unencoded, the URL is easier to read.
  const query = parameters.toString().replaceAll('%2C', ',');
  return query === '' ? '' : `?${query}`;
}
