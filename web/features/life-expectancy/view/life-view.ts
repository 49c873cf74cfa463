import type { LifeSex } from '../../../../domain/life/abridged-life-table.ts';
import { firstYear, lastEstimate, lastYear, lifeSexes } from '../../../../domain/life/life-story.ts';
import { type LifeMeasure, lifeMeasures } from '../../../../domain/life/measures.ts';

/** The visitor's settings of map, chart and table, all stored in the page's URL. */
export interface LifeView {
  readonly measure: LifeMeasure;
  readonly sex: LifeSex;
  readonly year: number;
  /** Base year for years gained. */
  readonly since: number;
  /** Code of the country that is described beside the map. */
  readonly place: string | null;
  /** Codes of the countries in the chart, besides the world, in the order in which they were chosen. */
  readonly compared: readonly string[];
  readonly areHubsShown: boolean;
  /** Null until the visitor chooses an order: then the table is sorted by the figures that the map shows. */
  readonly sort: TableOrder | null;
}

export interface TableOrder {
  readonly column: string;
  readonly isDescending: boolean;
}

export const maxComparedCountries = 6;

export const defaultLifeView: LifeView = {
  measure: 'at-birth',
  sex: 'both',
  year: lastEstimate,
  since: 1990,
  place: null,
  compared: [],
  areHubsShown: false,
  sort: null,
};

/** The sex whose figures the map shows and the table ranks by; 'both' for the difference between women and men. */
export const rankedSex = ({ measure, sex }: Pick<LifeView, 'measure' | 'sex'>): LifeSex =>
  measure === 'women-minus-men' ? 'both' : sex;

export const tableOrder = (view: Pick<LifeView, 'measure' | 'sex' | 'sort'>): TableOrder =>
  view.sort ?? { column: rankedSex(view), isDescending: true };

const sortColumns: readonly string[] = ['name', ...lifeSexes];

/** Parses a typed year and limits it to the years with figures; null if the text is not a number. */
export function yearOf(text: string): number | null {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  return Math.min(lastYear, Math.max(firstYear, Number(text)));
}

/** A view as a URL query; default values are omitted. */
export function writeLifeView(view: LifeView): string {
  const words = new URLSearchParams();
  const set = (name: string, value: string, usual: string) => value !== usual && words.set(name, value);
  set('measure', view.measure, defaultLifeView.measure);
  set('sex', view.sex, defaultLifeView.sex);
  set('year', String(view.year), String(defaultLifeView.year));
  if (view.measure === 'gained') set('since', String(view.since), String(defaultLifeView.since));
  set('place', view.place ?? '', '');
  set('compare', view.compared.join('.'), '');
  if (view.areHubsShown) words.set('hubs', '1');
  if (view.sort !== null) words.set('sort', `${view.sort.isDescending ? '-' : ''}${view.sort.column}`);
  const text = words.toString();
  return text === '' ? '' : `?${text}`;
}

/** Parses a view from a URL. Invalid values fall back to the default. */
export function readLifeView(search: string, codes: ReadonlySet<string>): LifeView {
  const words = new URLSearchParams(search);
  const one = <Value extends string>(name: string, all: readonly Value[], usual: Value): Value =>
    all.find((value) => value === words.get(name)) ?? usual;
  const sort = words.get('sort') ?? '';
  const column = sort.replace(/^-/, '');
  const place = words.get('place')?.toUpperCase() ?? '';
  const compared = (words.get('compare') ?? '').toUpperCase().split('.');
  return {
    measure: one('measure', lifeMeasures, defaultLifeView.measure),
    sex: one('sex', lifeSexes, defaultLifeView.sex),
    year: yearOf(words.get('year') ?? '') ?? defaultLifeView.year,
    since: yearOf(words.get('since') ?? '') ?? defaultLifeView.since,
    place: codes.has(place) ? place : null,
    compared: [...new Set(compared)].filter((code) => codes.has(code)).slice(0, maxComparedCountries),
    areHubsShown: words.get('hubs') === '1',
    sort: sortColumns.includes(column) ? { column, isDescending: sort.startsWith('-') } : null,
  };
}
