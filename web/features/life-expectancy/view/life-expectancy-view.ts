import type { PopulationSex } from '../../../../domain/life-expectancy/abridged-life-table.ts';
import {
  type LifeExpectancyMeasure,
  lifeExpectancyMeasures,
} from '../../../../domain/life-expectancy/life-expectancy-measures.ts';
import {
  firstSeriesYear,
  lastEstimateYear,
  lastSeriesYear,
  populationSexes,
} from '../../../../domain/life-expectancy/life-expectancy-record.ts';

/** The visitor's settings of map, chart and table, all stored in the page's URL. */
export interface LifeExpectancyView {
  readonly measure: LifeExpectancyMeasure;
  readonly sex: PopulationSex;
  readonly year: number;
  /** Base year for years gained. */
  readonly since: number;
  /** Code of the country that is described beside the map. */
  readonly place: string | null;
  /** Codes of the countries in the chart, besides the world, in the order in which they were chosen. */
  readonly compared: readonly string[];
  readonly areHubsShown: boolean;
  /** Null until the visitor chooses an order: then the table is sorted by the figures that the map shows. */
  readonly sort: TableSortOrder | null;
}

export interface TableSortOrder {
  readonly column: string;
  readonly isDescending: boolean;
}

export const maxComparedCountries = 6;

export const defaultLifeExpectancyView: LifeExpectancyView = {
  measure: 'at-birth',
  sex: 'both',
  year: lastEstimateYear,
  since: 1990,
  place: null,
  compared: [],
  areHubsShown: false,
  sort: null,
};

/** The sex whose figures the map shows and the table ranks by; 'both' for the difference between women and men. */
export const rankedSex = ({ measure, sex }: Pick<LifeExpectancyView, 'measure' | 'sex'>): PopulationSex =>
  measure === 'women-minus-men' ? 'both' : sex;

export const tableSortOrder = (view: Pick<LifeExpectancyView, 'measure' | 'sex' | 'sort'>): TableSortOrder =>
  view.sort ?? { column: rankedSex(view), isDescending: true };

const sortColumns: readonly string[] = ['name', ...populationSexes];

/** Parses a typed year and limits it to the years with figures; null if the text is not a number. */
export function parseYear(text: string): number | null {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  return Math.min(lastSeriesYear, Math.max(firstSeriesYear, Number(text)));
}

/** A view as a URL query; default values are omitted. */
export function formatLifeExpectancyQuery(view: LifeExpectancyView): string {
  const words = new URLSearchParams();
  const set = (name: string, value: string, usual: string) => value !== usual && words.set(name, value);
  set('measure', view.measure, defaultLifeExpectancyView.measure);
  set('sex', view.sex, defaultLifeExpectancyView.sex);
  set('year', String(view.year), String(defaultLifeExpectancyView.year));
  if (view.measure === 'gained') set('since', String(view.since), String(defaultLifeExpectancyView.since));
  set('place', view.place ?? '', '');
  set('compare', view.compared.join('.'), '');
  if (view.areHubsShown) words.set('hubs', '1');
  if (view.sort !== null) words.set('sort', `${view.sort.isDescending ? '-' : ''}${view.sort.column}`);
  const text = words.toString();
  return text === '' ? '' : `?${text}`;
}

/** Parses a view from a URL. Invalid values fall back to the default. */
export function parseLifeExpectancyQuery(search: string, codes: ReadonlySet<string>): LifeExpectancyView {
  const words = new URLSearchParams(search);
  const one = <Value extends string>(name: string, all: readonly Value[], usual: Value): Value =>
    all.find((value) => value === words.get(name)) ?? usual;
  const sort = words.get('sort') ?? '';
  const column = sort.replace(/^-/, '');
  const place = words.get('place')?.toUpperCase() ?? '';
  const compared = (words.get('compare') ?? '').toUpperCase().split('.');
  return {
    measure: one('measure', lifeExpectancyMeasures, defaultLifeExpectancyView.measure),
    sex: one('sex', populationSexes, defaultLifeExpectancyView.sex),
    year: parseYear(words.get('year') ?? '') ?? defaultLifeExpectancyView.year,
    since: parseYear(words.get('since') ?? '') ?? defaultLifeExpectancyView.since,
    place: codes.has(place) ? place : null,
    compared: [...new Set(compared)].filter((code) => codes.has(code)).slice(0, maxComparedCountries),
    areHubsShown: words.get('hubs') === '1',
    sort: sortColumns.includes(column) ? { column, isDescending: sort.startsWith('-') } : null,
  };
}
