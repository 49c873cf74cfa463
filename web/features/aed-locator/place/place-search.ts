import { cities } from '../../../../content/cities.ts';
import { alternativeCountryNames } from '../../../../content/emergency-numbers/alternative-country-names.ts';
import { hubAliases } from '../../../../content/hub-aliases.ts';
import { hubCountryCodes, hubs, hubTerritoryCodes } from '../../../../content/hubs.ts';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import { parseCoordinates, parseMapUrl } from '../../../../domain/geography/parse-coordinates.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { RegistryPlace } from '../../../../domain/registry/registry-places.ts';
import { foldText } from '../../../../domain/text/fold-text.ts';
import { formatCountry } from '../../../languages/format.ts';
import { languages } from '../../../languages/languages.ts';
import { placeText as text } from '../messages/registry-text.ts';

/** A country's main language according to the JavaScript engine: 'sl' for SI. */
const ownLanguage = (code: string) => new Intl.Locale(`und-${code}`).maximize().language;

const namesByCode = new Map<string, readonly string[]>();

/**
 * All names of a country, folded for comparison: its code, its names in the site's languages, in the visitor's and in
 * its own, and colloquial ones.
 */
function namesOf(code: string): readonly string[] {
  const known = namesByCode.get(code);
  if (known !== undefined) return known;
  const tags = new Set([...languages.map(({ tag }) => tag), ...navigator.languages, ownLanguage(code)]);
  const names = [...tags].map((tag) => new Intl.DisplayNames([tag], { type: 'region' }).of(code) ?? code);
  const folded = [...new Set([code, ...names, ...(alternativeCountryNames[code] ?? [])].map(foldText))];
  namesByCode.set(code, folded);
  return folded;
}

/** Whether folded text is a country's name, or a prefix of one being typed. */
const isCountryCalled = (code: string, words: string) => namesOf(code).some((name) => name.startsWith(words));

/** A place that can be named instead of sharing a position. */
export interface NamedPlace {
  readonly name: string;
  /** Region or country, to distinguish places with the same name. */
  readonly within: string;
  readonly position: LongitudeLatitude;
  /** True for coordinates, which are shown as the name. */
  readonly isPoint?: true;
}

/** A place with its searchable names. */
export interface SearchablePlace {
  readonly place: NamedPlace;
  readonly names: readonly string[];
  /** ISO 3166-1 codes: the country's own, and a territory's if it has one. */
  readonly countries: readonly string[];
}

/** Two-letter spellings, for keyboards without these letters. */
const twoLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

const foldedNames = (names: readonly string[]) => {
  const spelt = names.map((name) => name.toLowerCase().replace(/[äöüåø]/g, (letter) => twoLetters[letter] ?? letter));
  return [...new Set([...names, ...spelt].map(foldText))];
};

const readKnownPlaces = (): readonly SearchablePlace[] =>
  [
    ...cities.map(({ name, country, position, alsoCalled }) => ({
      place: { name, within: formatCountry(country), position },
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

/** Built when the visitor first types, because the browser loads large tables to name countries and to sort. */
const knownPlaces = () => {
  read ??= readKnownPlaces();
  return read;
};

/** Rank of a match: the complete name before its beginning, and that before a later word. */
function nameRank(name: string, sought: string): number {
  if (name === sought) return 0;
  if (name.startsWith(sought)) return 1;
  return name.includes(` ${sought}`) ? 2 : Number.POSITIVE_INFINITY;
}

/**
 * Rank of a place with several names; lower is better, null means no match. An alias ranks just after the displayed
 * name that matches as well: "San" finds San Francisco before San Bernardino.
 */
function matchRank(names: readonly string[], sought: string): number | null {
  const [own = Number.POSITIVE_INFINITY, ...others] = names.map((name) => nameRank(name, sought));
  const rank = Math.min(own, ...others.map((other) => other + 0.5));
  return Number.isFinite(rank) ? rank : null;
}

/** A town this close to a city with the same name is the same place. */
const sameTownKm = 30;

/** The searchable towns of a registry, except those already listed as cities. */
export function toSearchableTowns(towns: readonly RegistryPlace[]): SearchablePlace[] {
  return towns
    .map(({ name, country, position }) => ({
      place: { name, within: country === null ? '' : formatCountry(country), position },
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

/** Places that match a name, in a country that matches another; best first. */
function placesCalled(places: readonly SearchablePlace[], sought: string, country = ''): NamedPlace[] {
  return places
    .filter(({ countries }) => country === '' || countries.some((code) => isCountryCalled(code, country)))
    .map(({ place, names }) => ({ place, rank: matchRank(names, sought) }))
    .filter((entry): entry is { place: NamedPlace; rank: number } => entry.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 8)
    .map(({ place }) => place);
}

/** Removes words with digits, such as a postcode beside a town's name. */
const withoutNumbers = (words: string) => words.replace(/\S*\d\S*/g, ' ');

/**
 * Possible splits of a text into a town and a country: at the first comma, else after each word; the longest town
 * first.
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

/** The parts between commas, and combinations without street and house number, which are in no list here. */
function partsOf(typed: string): readonly (readonly string[])[] {
  const parts = typed.split(/[,;，、،]/);
  const town = parts.findIndex((part) => !/\d/.test(part));
  const ends = town === -1 ? parts.length - 1 : town;
  return parts.slice(0, ends + 1).map((_, from) => parts.slice(from));
}

/**
 * The places that match the text, best first, at most eight. Among equal matches hubs and cities come first, by name,
 * then towns in their order. If nothing matches, a postcode is dropped and what follows the town is read as its
 * country. An empty text matches nothing.
 */
export function findPlaces(typed: string, towns: readonly SearchablePlace[] = []): NamedPlace[] {
  const sought = foldText(typed);
  if (sought === '') return [];
  const places = [...knownPlaces(), ...towns];
  const whole = placesCalled(places, sought);
  if (whole.length > 0) return whole;
  for (const [town, country] of partsOf(typed).flatMap(townsAndCountries)) {
    const found = town === '' ? [] : placesCalled(places, town, country);
    if (found.length > 0) return found;
  }
  return [];
}

interface UnderstoodPlace {
  readonly places: readonly NamedPlace[];
  /** Why nothing matches and what to type instead; '' if something matches or nothing was typed. */
  readonly nothing: string;
}

/** "47.3769° N, 8.5417° E": with compass letters, so that it is clear which number is which. */
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

/** Postcodes may contain letters, but never more than three in a row. */
const isPostcode = (typed: string) =>
  /\d/.test(typed) && /^(?=.{3,10}$)[A-Z\d]{1,5}(?:[ -]?[A-Z\d]{2,5})?$/i.test(typed) && !/\p{L}{4}/u.test(typed);

/** Parses typed text as a place: coordinates, a map URL, or a name. Everything happens on the device. */
export function parsePlaceInput(typed: string, towns: readonly SearchablePlace[]): UnderstoodPlace {
  const words = typed.trim();
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
