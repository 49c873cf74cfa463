import { countryName } from '../../domain/geography/country-name.ts';
import { countryOfZone } from '../../domain/geography/country-of-zone.ts';
import type { ColumnGuess } from '../../domain/registry-admin/column-fields.ts';
import type { GridReading } from '../../domain/registry-admin/file-understanding.ts';
import type { NationalGrid } from '../forms/grid-definitions.ts';
import { nationalGrids } from '../forms/national-grids.ts';
import { type Projection, projectionOf } from '../forms/projection.ts';
import { languagesOf } from '../hours/languages.ts';
import { timeZoneAt } from '../hours/time-zone.ts';
import { metresOf } from '../positions/metres.ts';
import { fieldsByName, languagesOfHeader } from './name-likeness.ts';
import type { Cells, RowSample } from './read-rows.ts';

/** So many places show where a grid puts them. */
const mostAsked = 60;
/** Of them, those that have to lie in one of the grid's countries; a few may be wrong, or on a pier. */
const leastLanded = 0.9;

export interface GuessedGrid {
  readonly longitude: string;
  readonly latitude: string;
  /** The grids that put the rows on the land of their countries, the likeliest first; of several a person names the right one. */
  readonly grids: readonly GridReading[];
}

const isMetre = (text: string | undefined) => Math.abs(metresOf(text)) > 1000;

/** A column whose values are mostly metres. */
function holdsMetres(column: string, rows: readonly Cells[]): boolean {
  const texts = rows.flatMap((row) => row[column] ?? []);
  return texts.length > 0 && texts.filter(isMetre).length > 0.8 * texts.length;
}

const eastWords =
  /(?:^|[^a-z])(?:x|e|est|este|ost|east|easting|rechtswert)(?:$|[^a-z])|coordx|coorx|utmx|xutm|xcoord|横|\bx\d*$/;
const northWords =
  /(?:^|[^a-z])(?:y|n|norte|nord|north|northing|hochwert)(?:$|[^a-z])|coordy|coory|utmy|yutm|ycoord|縦|\by\d*$/;

function columnOfAxis(
  axis: 'longitude' | 'latitude',
  guesses: readonly ColumnGuess[],
  rows: readonly Cells[],
): string | null {
  const words = axis === 'longitude' ? eastWords : northWords;
  const inMetres = guesses.filter(
    ({ column, field }) => (field === null || field === axis || field === 'id') && holdsMetres(column, rows),
  );
  const guessed = inMetres.find(({ field }) => field === axis);
  const named =
    inMetres.find(({ column }) => fieldsByName(column)[0]?.field === axis) ??
    inMetres.find(({ column }) => words.test(column.toLowerCase().replaceAll('_', ' ')));
  return (guessed ?? named)?.column ?? null;
}

type Metres = readonly [number, number];

const countryAt = ([longitude, latitude]: readonly [number, number]) => countryOfZone(timeZoneAt(longitude, latitude));

/** The share of places that a projection puts into some countries; all land where none is named. */
function landedShare(places: readonly Metres[], { toDegrees }: Projection, countries: readonly string[]): number {
  const landed = places.filter(([east, north]) => {
    const position = toDegrees(east, north);
    if (position === null) return false;
    const country = countryAt(position);
    return country !== null && (countries.length === 0 || countries.includes(country));
  });
  return landed.length / places.length;
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9+]/g, '');

interface RatedReading extends GridReading {
  readonly likeliness: number;
  readonly at: string;
}

/** How one grid reads the places; null where it does not put them on the land of its countries. */
function readingOf(
  { code, name, countries, words }: NationalGrid,
  places: readonly Metres[],
  names: string,
  languages: readonly string[],
): RatedReading | null {
  const isNamed = words.some((word) => names.includes(word)) || names.includes(`epsg${code}`);
  const projection = countries.length > 0 || isNamed ? projectionOf(code) : null;
  const [first] = places;
  if (projection === null || first === undefined) return null;
  if (landedShare(places.slice(0, 3), projection, countries) < 0.6) return null;
  if (landedShare(places, projection, countries) < leastLanded) return null;
  const position = projection.toDegrees(...first);
  if (position === null) return null;
  const country = countryAt(position) ?? '';
  const isSpoken = languages.length === 0 || languagesOf(country).some((language) => languages.includes(language));
  const at = position.map((degrees) => degrees.toFixed(3)).join(', ');
  return {
    code: `EPSG:${code}`,
    name,
    country,
    position,
    at,
    likeliness: (isNamed ? 2 : 0) + (isSpoken ? 1 : 0),
  };
}

function readingsOf(places: readonly Metres[], names: string, languages: readonly string[]): GridReading[] {
  const found = new Map<string, RatedReading>();
  for (const grid of nationalGrids) {
    const reading = readingOf(grid, places, names, languages);
    // A second name of the same grid, or one a few metres off, is no other reading.
    if (reading !== null && !found.has(reading.at)) found.set(reading.at, reading);
  }
  const best = Math.max(0, ...[...found.values()].map(({ likeliness }) => likeliness));
  return [...found.values()]
    .filter(({ likeliness }) => likeliness === best)
    .map(({ code, name, country, position }) => ({ code, name, country, position }));
}

/** The grid of a table whose places are metres, by where its rows land; null where they are none. */
export function guessGrid(
  guesses: readonly ColumnGuess[],
  { rows, columns, above }: RowSample,
  file: string,
): GuessedGrid | null {
  const [longitude, latitude] = (['longitude', 'latitude'] as const).map((axis) => columnOfAxis(axis, guesses, rows));
  if (!longitude || !latitude || longitude === latitude) return null;
  const placed = rows.filter((row) => isMetre(row[longitude]) && isMetre(row[latitude]));
  const step = Math.max(1, Math.floor(placed.length / mostAsked));
  const places = placed
    .filter((_, index) => index % step === 0)
    .map((row): Metres => [metresOf(row[longitude]), metresOf(row[latitude])]);
  if (places.length === 0) return null;
  const names = plain([file, ...columns, ...above].join(' '));
  const languages = languagesOfHeader(columns);
  const straight = readingsOf(places, names, languages);
  const turned =
    straight.length > 0
      ? []
      : readingsOf(
          places.map(([east, north]) => [north, east]),
          names,
          languages,
        );
  return turned.length > 0
    ? { longitude: latitude, latitude: longitude, grids: turned }
    : { longitude, latitude, grids: straight };
}

const lies = ({ code, name, country, position }: GridReading) =>
  `${name} (${code}) puts the first row into ${country === '' ? 'the sea' : countryName(country)} at ${position
    .map((degrees) => degrees.toFixed(4))
    .reverse()
    .join(', ')}`;

/** What is told of a guessed grid. */
export function gridWarnings({ longitude, latitude, grids }: GuessedGrid): string[] {
  const [first, ...others] = grids;
  const columns = `"${longitude}" and "${latitude}" hold metres of a national grid`;
  if (first === undefined)
    return [
      `${columns}, and no known grid puts them on land. Name the grid in the map as "projection", or export the file in degrees, for example with ogr2ogr -t_srs EPSG:4326`,
    ];
  if (others.length === 0) return [`${columns}: ${lies(first)}. Check that its places are where they should be`];
  return [`${columns}, and several are possible: ${grids.slice(0, 4).map(lies).join('; ')}. Name the right one`];
}
