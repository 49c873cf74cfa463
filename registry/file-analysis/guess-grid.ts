import { countryOfTimeZone } from '../../domain/geography/country-of-time-zone.ts';
import type { ColumnGuess } from '../../domain/registry-admin/column-fields.ts';
import type { GridCandidate } from '../../domain/registry-admin/file-analysis.ts';
import type { NationalGrid } from '../formats/grid-definitions.ts';
import { nationalGrids } from '../formats/national-grids.ts';
import { integerDegrees, type Projection, projectionOf } from '../formats/projection.ts';
import { languagesOf } from '../hours/country-languages.ts';
import { timeZoneAt } from '../hours/time-zone.ts';
import { parseMetres } from '../positions/parse-metres.ts';
import { parsePositionCell } from '../positions/position-cell.ts';
import { chooseAxisOrder, narrowGridByTowns, type TownRows } from './grid-axes.ts';
import type { GuessedGrid } from './guessed-grid.ts';
import { detectHeaderLanguages, guessFieldsByName } from './name-similarity.ts';
import type { RowCells, RowSample } from './read-rows.ts';

/** Maximum number of positions that are tested to identify a grid. */
const maxTested = 60;
/**
 * Minimum share of the positions that must be in a country of the grid. A few positions may be wrong, or at sea on a
 * pier.
 */
const minLandShare = 0.9;

const isMetre = (text: string | undefined) => Math.abs(parseMetres(text)) > 1000;

/** Whether most values of a column are coordinates in metres. */
function containsMetres(column: string, rows: readonly RowCells[]): boolean {
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
  rows: readonly RowCells[],
): string | null {
  const words = axis === 'longitude' ? eastWords : northWords;
  const inMetres = guesses.filter(
    ({ column, field }) => (field === null || field === axis || field === 'id') && containsMetres(column, rows),
  );
  const guessed = inMetres.find(({ field }) => field === axis);
  const named =
    inMetres.find(({ column }) => guessFieldsByName(column)[0]?.field === axis) ??
    inMetres.find(({ column }) => words.test(column.toLowerCase().replaceAll('_', ' ')));
  return (guessed ?? named)?.column ?? null;
}

type Metres = readonly [number, number];

const countryAt = ([longitude, latitude]: readonly [number, number]) =>
  countryOfTimeZone(timeZoneAt(longitude, latitude));

/**
 * Returns the share of positions that a projection places in one of the given countries, or on any land if none are
 * given.
 */
function landShare(places: readonly Metres[], { toDegrees }: Projection, countries: readonly string[]): number {
  const landed = places.filter(([east, north]) => {
    const position = toDegrees(east, north);
    if (position === null) return false;
    const country = countryAt(position);
    return country !== null && (countries.length === 0 || countries.includes(country));
  });
  return landed.length / places.length;
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9+]/g, '');

/** Whether people in the country speak a language of the header. True if the header shows no language. */
const isSpokenIn = (country: string, languages: readonly string[]) =>
  languages.length === 0 || languagesOf(country).some((language) => languages.includes(language));

interface RatedReading extends GridCandidate {
  readonly likeliness: number;
  readonly isNamed: boolean;
  readonly at: string;
}

/** Converts positions from one grid. Null if they are not on land in a country of the grid. */
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
  if (landShare(places.slice(0, 3), projection, countries) < 0.6) return null;
  if (landShare(places, projection, countries) < minLandShare) return null;
  const position = projection.toDegrees(...first);
  if (position === null) return null;
  const country = countryAt(position) ?? '';
  const at = position.map((degrees) => degrees.toFixed(3)).join(', ');
  return {
    code: `EPSG:${code}`,
    name,
    country,
    position,
    at,
    isNamed,
    likeliness: (isNamed ? 2 : 0) + (isSpokenIn(country, languages) ? 1 : 0),
  };
}

/** Reads positions as integers that encode degrees. Null unless nearly all rows are in the same country. */
function degreesReadingOf(projection: Projection, places: readonly Metres[]): GridCandidate | null {
  const [first] = places;
  const position = first === undefined ? null : projection.toDegrees(...first);
  if (position === null) return null;
  const country = countryAt(position);
  if (country === null || landShare(places, projection, [country]) < minLandShare) return null;
  return { code: projection.code, name: projection.name, country, position };
}

/**
 * Minimum number of rows for reading integers as degrees, minutes and seconds. With fewer rows, minutes and seconds
 * below sixty may be a coincidence.
 */
const minRowsForDegrees = 8;

/**
 * Returns the ways to read integers as degrees, the most likely first: first as degrees, minutes and seconds, then as
 * degrees that lost their decimal point, with few decimals first.
 */
function degreesReadings(
  places: readonly Metres[],
  languages: readonly string[],
  isAnywhere: boolean,
): GridCandidate[] {
  return integerDegrees
    .filter(({ code }) => code !== 'DDMMSS' || places.length >= minRowsForDegrees)
    .flatMap((projection) => degreesReadingOf(projection, places) ?? [])
    .filter(({ country }) => isAnywhere || isSpokenIn(country, languages));
}

const isUtm = ({ name }: GridCandidate) => /UTM|MGA/.test(name);

function gridReadings(places: readonly Metres[], { names, languages }: Asked) {
  const found = new Map<string, RatedReading>();
  for (const grid of nationalGrids) {
    const reading = readingOf(grid, places, names, languages);
    // A second grid that gives nearly the same positions is not an alternative, for example the same grid under another
    // name.
    if (reading !== null && !found.has(reading.at)) found.set(reading.at, reading);
  }
  const best = Math.max(0, ...[...found.values()].map(({ likeliness }) => likeliness));
  return [...found.values()].filter(({ likeliness }) => likeliness === best);
}

interface Asked {
  readonly names: string;
  readonly languages: readonly string[];
}

/**
 * Returns the ways to read positions: as metres of a grid or, in columns called latitude and longitude, as degrees
 * written as integers.
 */
function readingsOf(places: readonly Metres[], asked: Asked, areDegrees: boolean): GridCandidate[] {
  const rated = gridReadings(places, asked);
  const grids = rated.map(({ likeliness, isNamed, at, ...reading }): GridCandidate => reading);
  const degrees = areDegrees ? degreesReadings(places, asked.languages, false) : [];
  const [first] = degrees;
  if (first === undefined || rated.some(({ isNamed }) => isNamed)) return grids;
  if (first.code === 'DDMMSS') return degrees;
  // A grid of one country hardly ever fits all rows by chance, but one of the sixty UTM zones always fits.
  return [...grids.filter((grid) => !isUtm(grid)), ...degrees, ...grids.filter(isUtm)];
}

interface MetreColumns {
  readonly longitude: string;
  readonly latitude: string;
  readonly metresOfRow: (row: RowCells) => Metres | null;
}

const metresFrom = (east: unknown, north: unknown): Metres | null => {
  const [x, y] = [parseMetres(east), parseMetres(north)];
  return Math.abs(x) > 1000 && Math.abs(y) > 1000 ? [x, y] : null;
};

/**
 * Reads the coordinates of both axes from one cell, by default easting first. Null if a number starts with zero,
 * because it is a phone number.
 */
const metresInCell = (text: string | undefined): Metres | null => {
  if (text === undefined || /(?:^|[\s,;/])0\d/.test(text)) return null;
  const { longitude, latitude } = parsePositionCell(text, true);
  return typeof longitude === 'string' ? metresFrom(longitude, latitude) : null;
};

/** Finds the columns that contain metres: one column for each axis, or one that contains both. */
function metreColumns(guesses: readonly ColumnGuess[], rows: readonly RowCells[]): MetreColumns | null {
  const [longitude, latitude] = (['longitude', 'latitude'] as const).map((axis) => columnOfAxis(axis, guesses, rows));
  if (longitude && latitude && longitude !== latitude)
    return { longitude, latitude, metresOfRow: (row) => metresFrom(row[longitude], row[latitude]) };
  const isPlaced = guesses.some(({ field }) => field === 'pair' || field === 'longitude');
  const both = guesses.find(
    ({ column, field, filled }) =>
      !isPlaced &&
      (field === null || field === 'phone' || field === 'id') &&
      filled > 0 &&
      rows.filter((row) => metresInCell(row[column]) !== null).length > 0.8 * filled,
  );
  return both === undefined
    ? null
    : { longitude: both.column, latitude: both.column, metresOfRow: (row) => metresInCell(row[both.column]) };
}

const namesZone = /^(?:utm )?(?:zone|zona|huso|fuso|fuseau|zonenummer|strefa)(?: utm)?$/;

/** Finds the column that names a UTM zone for each row, if the zones differ. Null if there is no such column. */
function mixedZones(columns: readonly string[], rows: readonly RowCells[]): string | null {
  const found = columns.find((column) => {
    if (!namesZone.test(column.toLowerCase().replaceAll('_', ' ').trim())) return false;
    const zones = rows.flatMap((row) => /^(\d{1,2})\s*[A-Z]?$/i.exec(row[column]?.trim() ?? '')?.[1] ?? []);
    return new Set(zones).size > 1;
  });
  return found ?? null;
}

const sampled = (places: readonly Metres[]) => {
  const step = Math.max(1, Math.floor(places.length / maxTested));
  return places.filter((_, index) => index % step === 0);
};

const turnedRound = (places: readonly Metres[]) => places.map(([east, north]): Metres => [north, east]);

/**
 * Guesses the grid of a table whose positions are in metres or are degrees written as integers. Null for other tables.
 */
export function guessGrid(
  guesses: readonly ColumnGuess[],
  { rows, columns, above }: RowSample,
  file: string,
): GuessedGrid | null {
  const found = metreColumns(guesses, rows);
  if (found === null) return null;
  const { longitude, latitude } = found;
  const places = sampled(rows.map(found.metresOfRow).filter((place) => place !== null));
  if (places.length === 0) return null;
  const zones = mixedZones(columns, rows);
  if (zones !== null) return { longitude, latitude, isTurned: false, grids: [], zones };
  const asked = { names: plain([file, ...columns, ...above].join(' ')), languages: detectHeaderLanguages(columns) };
  const isOneCell = longitude === latitude;
  const areDegrees = !isOneCell && [longitude, latitude].every(isNamedDegrees);
  const as = (isTurned: boolean, grids: readonly GridCandidate[]): GuessedGrid =>
    isTurned ? { longitude: latitude, latitude: longitude, isTurned, grids } : { longitude, latitude, isTurned, grids };
  const placesIf = (isTurned: boolean) => (isTurned ? turnedRound(places) : places);
  const ofGrids = [false, true].map((isTurned) =>
    as(isTurned, readingsOf(placesIf(isTurned), asked, areDegrees && !isTurned)),
  );
  const isSettled = isOneCell || ofGrids.some(({ grids }) => grids.length === 0);
  const townRows: TownRows = {
    city: guesses.find(({ field }) => field === 'city')?.column,
    rows: rows.slice(0, maxTested * 4),
    metresOf: (row, grid) => metresFrom(row[grid.longitude], row[grid.latitude]),
  };
  const likeliness = () => [false, true].map((isTurned) => gridReadings(placesIf(isTurned), asked)[0]?.likeliness ?? 0);
  const settled = isSettled ? undefined : chooseAxisOrder(ofGrids, { ...townRows, likeliness: likeliness() });
  // If one cell has both coordinates and they are degrees, the latitude usually comes first.
  const ofDegrees = [false, true].flatMap((isAnywhere) =>
    [isOneCell, !isOneCell].map((isTurned) =>
      as(isTurned, degreesReadings(placesIf(isTurned), asked.languages, isAnywhere)),
    ),
  );
  const ofGrid = settled ?? ofGrids.find(({ grids }) => grids.length > 0);
  if (ofGrid !== undefined) return isOneCell ? ofGrid : narrowGridByTowns(ofGrid, townRows);
  return ofDegrees.find(({ grids }) => grids.length > 0) ?? as(false, []);
}

/** Whether a column is named after degrees (latitude or longitude) and not after a grid (x, y, easting or northing). */
const isNamedDegrees = (column: string) =>
  !eastWords.test(column.toLowerCase()) &&
  !northWords.test(column.toLowerCase()) &&
  ['longitude', 'latitude'].includes(guessFieldsByName(column)[0]?.field ?? '');
