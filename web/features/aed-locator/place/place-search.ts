import { cities } from '../../../../content/cities.ts';
import { alternativeCountryNames } from '../../../../content/emergency-numbers/alternative-country-names.ts';
import { hubAliases } from '../../../../content/hub-aliases.ts';
import { hubCountryCodes, hubs, hubTerritoryCodes } from '../../../../content/hubs.ts';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import { parseCoordinates, parseMapUrl } from '../../../../domain/geography/parse-coordinates.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { RegistryPlace } from '../../../../domain/registry/registry-places.ts';
import { foldText } from '../../../../domain/text/fold-text.ts';
import { formatCountryName } from '../../../languages/format.ts';
import { languages } from '../../../languages/languages.ts';
import { visitorPlaceText as text } from '../messages/registry-text.ts';

/** Returns the main language of a country, such as 'sl' for SI, according to the JavaScript engine. */
const languageOfCountry = (code: string) => new Intl.Locale(`und-${code}`).maximize().language;

const namesByCode = new Map<string, readonly string[]>();

/**
 * Returns all names of a country in the form in which names are compared. They include its code, its names in the
 * languages of the site, of the visitor and of the country itself, and colloquial names.
 */
function namesOf(code: string): readonly string[] {
  const known = namesByCode.get(code);
  if (known !== undefined) return known;
  const tags = new Set([...languages.map(({ tag }) => tag), ...navigator.languages, languageOfCountry(code)]);
  const names = [...tags].map((tag) => new Intl.DisplayNames([tag], { type: 'region' }).of(code) ?? code);
  const folded = [...new Set([code, ...names, ...(alternativeCountryNames[code] ?? [])].map(foldText))];
  namesByCode.set(code, folded);
  return folded;
}

/** Whether a country has a name that starts with the given text. */
const countryNameStartsWith = (code: string, words: string) => namesOf(code).some((name) => name.startsWith(words));

/** A place for which the visitor can search by its name, instead of sharing a position. */
export interface NamedPlace {
  readonly name: string;
  /** The region or country. It distinguishes places with the same name. */
  readonly within: string;
  readonly position: LongitudeLatitude;
  /** True for typed coordinates. Its name consists of the coordinates. */
  readonly isPoint?: true;
}

/** A place with all names under which it can be found. */
export interface SearchablePlace {
  readonly place: NamedPlace;
  readonly names: readonly string[];
  /** ISO 3166-1 codes of the place's country, and of its territory if it has one. */
  readonly countries: readonly string[];
}

/** How people type these letters on keyboards that do not have them. */
const twoLetterSpellings: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

const foldedNames = (names: readonly string[]) => {
  const spelt = names.map((name) =>
    name.toLowerCase().replace(/[äöüåø]/g, (letter) => twoLetterSpellings[letter] ?? letter),
  );
  return [...new Set([...names, ...spelt].map(foldText))];
};

const readKnownPlaces = (): readonly SearchablePlace[] =>
  [
    ...cities.map(({ name, country, position, alsoCalled }) => ({
      place: { name, within: formatCountryName(country), position },
      names: foldedNames([name, ...alsoCalled]),
      countries: [country],
    })),
    ...hubs
      .filter((hub) => !cities.some((city) => city.name === hub.name))
      .map(({ id, name, country, region, coords }) => ({
        place: { name, within: country === name ? region : country, position: coords },
        names: foldedNames([name, region, ...(hubAliases[id] ?? [])]),
        countries: [hubCountryCodes[id], hubTerritoryCodes[id]].filter((code) => code !== undefined),
      })),
  ].sort((a, b) => a.place.name.localeCompare(b.place.name, 'en'));

let read: readonly SearchablePlace[] | undefined;

/**
 * Returns the list of known places. It is created when the visitor first types, because the browser must load large
 * tables to name countries and to sort.
 */
const knownPlaces = () => {
  read ??= readKnownPlaces();
  return read;
};

/**
 * Returns the rank of a match. A complete name comes first, then the beginning of a name, then the beginning of a later
 * word.
 */
function nameRank(name: string, sought: string): number {
  if (name === sought) return 0;
  if (name.startsWith(sought)) return 1;
  return name.includes(` ${sought}`) ? 2 : Number.POSITIVE_INFINITY;
}

/**
 * Returns the rank of a place with several names, or null if none matches. A lower rank is better. An alias ranks just
 * after a displayed name that matches equally well, so "San" finds San Francisco before San Bernardino.
 */
function matchRank(names: readonly string[], sought: string): number | null {
  const [own = Number.POSITIVE_INFINITY, ...others] = names.map((name) => nameRank(name, sought));
  const rank = Math.min(own, ...others.map((other) => other + 0.5));
  return Number.isFinite(rank) ? rank : null;
}

/** A town within this distance of a city with the same name counts as that city. */
const sameTownKm = 30;

/** Returns the towns of a registry in searchable form, without those that are already listed as cities. */
export function toSearchableTowns(towns: readonly RegistryPlace[]): SearchablePlace[] {
  return towns
    .map(({ name, country, position }) => ({
      place: { name, within: country === null ? '' : formatCountryName(country), position },
      names: foldedNames([name]),
      countries: country === null ? [] : [country],
    }))
    .filter(
      ({ place, names: [name = ''] }) =>
        !knownPlaces().some(
          (known) => known.names.includes(name) && distanceKm(known.place.position, place.position) <= sameTownKm,
        ),
    );
}

/**
 * Returns the places with a matching name, the best matches first. If a country is given, the place must be in that
 * country.
 */
function findByName(places: readonly SearchablePlace[], sought: string, country = ''): NamedPlace[] {
  return places
    .filter(({ countries }) => country === '' || countries.some((code) => countryNameStartsWith(code, country)))
    .map(({ place, names }) => ({ place, rank: matchRank(names, sought) }))
    .filter((entry): entry is { place: NamedPlace; rank: number } => entry.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 8)
    .map(({ place }) => place);
}

/** Removes words that contain digits, such as the postcode of a town. */
const withoutNumbers = (words: string) => words.replace(/\S*\d\S*/g, ' ');

/**
 * Returns the ways to split a text into a town and a country. A text with a comma is split at the comma. Any other text
 * is split after each of its words, and the longest town comes first.
 */
function townsAndCountries(parts: readonly string[]): readonly (readonly [town: string, country: string])[] {
  const [town = '', ...others] = parts.map((part) => foldText(withoutNumbers(part))).filter((part) => part !== '');
  if (others.length > 0) return [[town, others.join(' ')]];
  const words = town.split(' ');
  return words.map((_, left) => {
    const cut = words.length - left;
    return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
  });
}

/**
 * Splits a text at commas. Returns the list of all parts, and then shorter lists that leave out a street or house
 * number at the start, because no list of places contains these.
 */
function partsOf(input: string): readonly (readonly string[])[] {
  const parts = input.split(/[,;，、،]/);
  const town = parts.findIndex((part) => !/\d/.test(part));
  const ends = town === -1 ? parts.length - 1 : town;
  return parts.slice(0, ends + 1).map((_, from) => parts.slice(from));
}

/**
 * Returns at most eight places that match the text, the best matches first. Among equal matches, hubs and cities come
 * first, sorted by name, and then towns in their given order. If nothing matches, postcodes are ignored, and what
 * follows the town is taken as its country. An empty text matches nothing.
 */
export function findPlaces(input: string, towns: readonly SearchablePlace[] = []): NamedPlace[] {
  const sought = foldText(input);
  if (sought === '') return [];
  const places = [...knownPlaces(), ...towns];
  const whole = findByName(places, sought);
  if (whole.length > 0) return whole;
  for (const [town, country] of partsOf(input).flatMap(townsAndCountries)) {
    const found = town === '' ? [] : findByName(places, town, country);
    if (found.length > 0) return found;
  }
  return [];
}

interface ParsedPlaceInput {
  readonly places: readonly NamedPlace[];
  /**
   * The message that says why nothing matches and what to type instead. Empty if there is a match or nothing was typed.
   */
  readonly nothing: string;
}

/** Returns the name of a position, such as "47.3769° N, 8.5417° E". The compass letters show which number is which. */
function pointName([east, north]: LongitudeLatitude): string {
  const written = (degrees: number) => `${Number(Math.abs(degrees).toFixed(5))}°`;
  return `${written(north)} ${north < 0 ? 'S' : 'N'}, ${written(east)} ${east < 0 ? 'W' : 'E'}`;
}

const asPoint = (position: LongitudeLatitude): NamedPlace => ({
  name: pointName(position),
  within: '',
  position,
  isPoint: true,
});

/** Whether the text can be a postcode. Postcodes may contain letters, but never more than three in a row. */
const isPostcode = (input: string) =>
  /\d/.test(input) && /^(?=.{3,10}$)[A-Z\d]{1,5}(?:[ -]?[A-Z\d]{2,5})?$/i.test(input) && !/\p{L}{4}/u.test(input);

/** Parses typed text as coordinates, the URL of a map or the name of a place. Everything happens on the device. */
export function parsePlaceInput(input: string, towns: readonly SearchablePlace[]): ParsedPlaceInput {
  const words = input.trim();
  if (words === '') return { places: [], nothing: '' };
  const address = parseMapUrl(words);
  const read = address ?? parseCoordinates(words);
  if (read?.kind === 'positions') return { places: read.positions.map(asPoint), nothing: '' };
  const places = read === null ? findPlaces(words, towns) : [];
  if (places.length > 0) return { places, nothing: '' };
  if (read?.kind === 'beyond') return { places, nothing: text.beyond };
  if (read !== null) return { places, nothing: address === null ? text.unreadable : text.noCoordinates };
  return { places, nothing: isPostcode(words) ? text.postcode(words) : text.nothing(words) };
}
