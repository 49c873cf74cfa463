import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { LifeSex } from '../../../../domain/life/abridged-life-table.ts';
import { readSeries } from '../../../../domain/life/delta-series.ts';
import { lifeSexes } from '../../../../domain/life/life-story.ts';
import { type LifeMeasure, type SeriesBySex, type SeriesFile, seriesFileOf } from '../../../../domain/life/measures.ts';

/** Addresses of the files by measure, which `npm run life-expectancy` writes. */
const files = import.meta.glob<string>('../../../assets/life-expectancy/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

type FileName = `${SeriesFile | 'bounds'}-${LifeSex}`;
type Content = Readonly<Record<string, string | readonly string[]>>;

/** What came, by the name of its file; an Error where it did not. Replaced as a whole, so that who listens sees the change. */
let loaded: Readonly<Partial<Record<FileName, Content | Error>>> = {};
const loading = new Set<FileName>();
const listeners = new Set<() => void>();

function publish(name: FileName, content: Content | Error): void {
  loading.delete(name);
  loaded = { ...loaded, [name]: content };
  for (const listener of listeners) listener();
}

function load(name: FileName): void {
  if (loading.has(name) || name in loaded) return;
  loading.add(name);
  const address = files[`../../../assets/life-expectancy/${name}.json`] ?? name;
  fetch(address)
    .then(async (response) => {
      if (!response.ok)
        throw new Error(`The figures did not load: ${address} answered with status ${response.status}.`);
      publish(name, await response.json());
    })
    .catch((cause: unknown) => {
      console.warn('The figures of a measure did not load:', cause);
      publish(name, new Error(`Did not load ${address}`));
    });
}

/** Asks again for what did not come. */
export function loadFailedAgain(): void {
  const failed = (Object.keys(loaded) as FileName[]).filter((name) => loaded[name] instanceof Error);
  loaded = Object.fromEntries(Object.entries(loaded).filter(([, content]) => !(content instanceof Error)));
  for (const name of failed) load(name);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const nothing = {};

const read = new Map<string, readonly number[]>();

/** A series of a file as numbers, calculated once. */
function seriesOf(name: FileName, code: string, part = 0): readonly number[] | undefined {
  const content = loaded[name];
  if (content === undefined || content instanceof Error) return undefined;
  const key = `${name}/${code}/${part}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  const text = content[code];
  const series = typeof text === 'string' ? text : text?.[part];
  if (series === undefined) return undefined;
  const values = readSeries(series);
  read.set(key, values);
  return values;
}

export interface LifeSeries {
  /** The series of a place for a measure, by sex; of those that are not there yet, none. */
  of(code: string, measure: LifeMeasure): SeriesBySex;
  /** Below and above the median at 80 percent, then at 95, for each projected year. */
  boundsOf(code: string, sex: LifeSex): readonly (readonly number[])[];
  readonly hasFailed: boolean;
}

/** The figures of some files, which are fetched when they are first wanted. */
export function useLifeSeries(names: readonly FileName[]): LifeSeries {
  const state = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => nothing as typeof loaded,
  );
  const wanted = names.join(' ');
  useEffect(
    function loadWanted() {
      for (const name of wanted.split(' ')) if (name !== '') load(name as FileName);
    },
    [wanted],
  );
  // One object until a file has come: what is calculated of it is calculated once.
  return useMemo(
    () => ({ ...reader, hasFailed: wanted.split(' ').some((name) => state[name as FileName] instanceof Error) }),
    [state, wanted],
  );
}

/** What was last put together for a place and a file, and from what: a dragged year asks for each place at every step. */
const together = new Map<string, { readonly from: typeof loaded; readonly series: SeriesBySex }>();

function seriesBySex(code: string, file: SeriesFile): SeriesBySex {
  const key = `${file}/${code}`;
  const known = together.get(key);
  if (known?.from === loaded) return known.series;
  const series: SeriesBySex = Object.fromEntries(
    lifeSexes.flatMap((sex) => {
      const one = seriesOf(`${file}-${sex}`, code);
      return one === undefined ? [] : [[sex, one]];
    }),
  );
  together.set(key, { from: loaded, series });
  return series;
}

const reader: Omit<LifeSeries, 'hasFailed'> = {
  of: (code, measure) => seriesBySex(code, seriesFileOf(measure)),
  boundsOf: (code, sex) => [0, 1, 2, 3].flatMap((part) => [seriesOf(`bounds-${sex}`, code, part) ?? []]),
};

/** Files by which the map can be shaded: one, or those of both sexes for their difference. */
export function filesOfMap(measure: LifeMeasure, sex: LifeSex): readonly FileName[] {
  const file = seriesFileOf(measure);
  return measure === 'women-minus-men' ? [`${file}-women`, `${file}-men`] : [`${file}-${sex}`];
}

/** Files of a measure for all sexes, for the table. */
export const filesOfTable = (measure: LifeMeasure): readonly FileName[] =>
  measure === 'women-minus-men'
    ? filesOfMap(measure, 'both')
    : lifeSexes.map((sex) => `${seriesFileOf(measure)}-${sex}` as const);
