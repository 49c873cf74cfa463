import { countryName } from '../../domain/geography/country-name.ts';
import { countryOfTimeZone } from '../../domain/geography/country-of-time-zone.ts';
import type { ColumnGuess } from '../../domain/registry-admin/column-fields.ts';
import { languagesOf } from '../hours/country-languages.ts';
import { timeZoneAt } from '../hours/time-zone.ts';
import type { RawPosition } from '../positions/position.ts';
import { readPosition } from '../positions/position.ts';
import { parsePositionCell } from '../positions/position-cell.ts';
import { parseUtm } from '../positions/utm.ts';
import { detectHeaderLanguages } from './name-similarity.ts';
import type { RowCells, RowSample } from './read-rows.ts';

/** Maximum number of positions that are looked up in the map of time zones. This is enough to tell land from sea. */
const maxLookups = 200;

const turn = ({ longitude, latitude }: RawPosition): RawPosition => ({ longitude: latitude, latitude: longitude });

/**
 * Calculates the mean penalty of positions. A position that is invalid or at sea has a penalty of 1. A position in a
 * country where no language of the header is spoken has a penalty of a half.
 */
function meanPenalty(places: readonly RawPosition[], languages: readonly string[]): number {
  if (places.length === 0) return 0;
  const sum = places.reduce((total, { longitude, latitude }) => {
    const { position } = readPosition(longitude, latitude);
    if (position === null) return total + 1;
    const zone = timeZoneAt(position[0], position[1]);
    if (zone.startsWith('Etc/')) return total + 1;
    if (languages.length === 0) return total;
    const spoken = languagesOf(countryOfTimeZone(zone));
    return spoken.some((language) => languages.includes(language)) ? total : total + 0.5;
  }, 0);
  return sum / places.length;
}

/** Returns a function that reads the position of a row from the guessed columns, or null if the row has none. */
export function createPositionReader(guesses: readonly ColumnGuess[]): (row: RowCells) => RawPosition | null {
  const column = (field: string) => guesses.find((guess) => guess.field === field)?.column ?? '';
  const longitudeFirst = column('pairLongitudeFirst');
  const [pair, east, north] = [column('pair') || longitudeFirst, column('longitude'), column('latitude')];
  return (row) => {
    if (row[pair]) return parsePositionCell(row[pair], longitudeFirst !== '');
    return row[east] && row[north] ? { longitude: row[east], latitude: row[north] } : null;
  };
}

/** Selects evenly spaced entries. */
const sampleOf = <Entry>(entries: readonly Entry[]) => {
  const step = Math.max(1, Math.floor(entries.length / maxLookups));
  return entries.filter((_, index) => index % step === 0);
};

/**
 * Whether positions fit much better if their axes are swapped. A position fits if it is on land, and in a country where
 * a language of the header is spoken.
 */
function fitsBetterSwapped(places: readonly RawPosition[], languages: readonly string[]): boolean {
  return places.length > 0 && meanPenalty(places.map(turn), languages) + 0.3 < meanPenalty(places, languages);
}

/** Whether a text has an explicit order of coordinates: a point in a standard notation, or metres with a UTM zone. */
const isStandardPoint = (text = '') => /POINT|"coordinates"/i.test(text) || parseUtm(text) !== null;

const latitudeFirst =
  'its points have the latitude first, but GeoJSON has the longitude first. As written, the places are off the earth, at sea or in another country. Export the file again';

/**
 * Puts the two axes in the right order. They are swapped, with a note, only if many more positions are then on land and
 * in countries where a language of the header is spoken.
 */
export function orderAxes(
  guesses: readonly ColumnGuess[],
  { rows, columns, drawn }: RowSample,
): { readonly guesses: readonly ColumnGuess[]; readonly warnings: readonly string[] } {
  const languages = detectHeaderLanguages(columns);
  const ofGeometry = fitsBetterSwapped(sampleOf(drawn), languages) ? [latitudeFirst] : [];
  const placeOf = createPositionReader(guesses);
  const places = sampleOf(rows).flatMap((row) => placeOf(row) ?? []);
  const pair = guesses.find(({ field }) => field === 'pair');
  if (isStandardPoint(pair?.examples[0]) || !fitsBetterSwapped(places, languages))
    return { guesses, warnings: ofGeometry };
  const swapped = { longitude: 'latitude', latitude: 'longitude', pair: 'pairLongitudeFirst' } as const;
  const isAxis = (field: ColumnGuess['field']): field is keyof typeof swapped => field !== null && field in swapped;
  const warning = pair
    ? `the column "${pair.column}" has the longitude first: the other way round its places are at sea or in another country`
    : 'longitude and latitude are in each other’s column. As named, the places are off the earth, at sea or in another country, so the proposal swaps them';
  return {
    guesses: guesses.map((guess) =>
      isAxis(guess.field) ? { ...guess, field: swapped[guess.field], because: 'by where its places lie' } : guess,
    ),
    warnings: [...ofGeometry, warning],
  };
}

/** Returns the warning that cells contain metres with a UTM zone. It names the country of the first position. */
export function findZoneWarnings(guesses: readonly ColumnGuess[], { rows }: RowSample): string[] {
  const pair = guesses.find(({ field }) => field === 'pair' || field === 'pairLongitudeFirst');
  const place = rows.map((row) => parseUtm(row[pair?.column ?? ''] ?? '')).find((found) => found !== null);
  const position = place && readPosition(place.longitude, place.latitude).position;
  if (pair === undefined || !position) return [];
  const country = countryOfTimeZone(timeZoneAt(position[0], position[1]));
  const [longitude, latitude] = position.map((degrees) => degrees.toFixed(4));
  return [
    `"${pair.column}" holds UTM coordinates in metres with their zone: the first place lies in ${country === null ? 'the sea' : countryName(country)} at ${latitude}, ${longitude}. Check that its places are where they should be`,
  ];
}

/** Returns sentences that say why positions cannot be read. */
export function findPositionProblems(guesses: readonly ColumnGuess[], { rows, hasGeometry }: RowSample): string[] {
  const axes = guesses.filter(({ field }) => field === 'longitude' || field === 'latitude');
  const isPlaced = axes.length === 2 || guesses.some(({ field }) => field === 'pair' || field === 'pairLongitudeFirst');
  if (!isPlaced) {
    return hasGeometry
      ? []
      : ['no columns of longitude and latitude were found: without a place no record can be used'];
  }
  const far = axes.filter(({ column }) => {
    const numbers = rows.flatMap((row) => row[column] ?? []).map((text) => Math.abs(Number(text.replace(',', '.'))));
    return numbers.filter((value) => value > 1000).length > numbers.length / 2;
  });
  if (far.length === 0) return [];
  const named = far.map(({ column, examples }) => `"${column}" (${examples[0]})`).join(' and ');
  return [
    `${named} holds metres of a national grid, or degrees without their decimal point. The importer reads degrees (EPSG:4326). Export the file in degrees, for example with ogr2ogr -t_srs EPSG:4326`,
  ];
}
