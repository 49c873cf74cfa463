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

/** The visitor's settings of the map, the chart and the table. All of them are stored in the URL. */
export interface LifeExpectancyView {
  readonly measure: LifeExpectancyMeasure;
  readonly sex: PopulationSex;
  readonly year: number;
  /** The year from which the measure 'gained' counts. */
  readonly since: number;
  /** Code of the country described beside the map, or null if none is selected. */
  readonly place: string | null;
  /** Codes of the countries in the chart, in the order in which they were chosen. The world is always in the chart. */
  readonly compared: readonly string[];
  readonly areHubsShown: boolean;
  /**
   * The order of the table. It is null until the visitor chooses one, and the table is then sorted by the figures of
   * the map.
   */
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

/** Returns the sex by which the table is ranked. For the difference between women and men it is 'both'. */
export const resolveRankedSex = ({ measure, sex }: Pick<LifeExpectancyView, 'measure' | 'sex'>): PopulationSex =>
  measure === 'women-minus-men' ? 'both' : sex;

export const resolveTableSortOrder = (view: Pick<LifeExpectancyView, 'measure' | 'sex' | 'sort'>): TableSortOrder =>
  view.sort ?? { column: resolveRankedSex(view), isDescending: true };

const sortColumns: readonly string[] = ['name', ...populationSexes];

/**
 * Parses a year that was typed, and clamps it to the range of years with figures. Returns null if the text is not a
 * number.
 */
export function parseYear(text: string): number | null {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  return Math.min(lastSeriesYear, Math.max(firstSeriesYear, Number(text)));
}

/** Formats a view as a URL query. Default values are omitted. */
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

/** Parses a view from a URL query. Invalid values are replaced by the defaults. */
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
