import { unnamedAed } from '../../domain/aed/aed-registry.ts';
import type { ListedAed } from './listed-aed.ts';
import { isDistinguishingWord, normaliseText, type WordSet, wordsIn } from './split-words.ts';

/**
 * Words about vehicles and their equipment. A text with one of them does not identify a single AED: "on the fire
 * engine" applies to every engine in the hall. The list contains word stems of European languages, and words in Chinese
 * characters, Kana and Hangul.
 */
const vehicleWords =
  /vehicle|truck|\bcar\b|ambulan|fire engine|samoch|pojazd|pojezd|\bwoz(ie|u|em)?\b|wyposaz|fahrzeug|\bauto|voertuig|vehic|voiture|camion|coche|viatura|veicol|vozil|vozidl|автомоб|машин|車両|消防車|救急車|自動車|ポンプ車|车辆|차량|소방차/;

/** The words of a record that may identify its AED, and words that may explain a difference. */
export interface IdentifyingWords {
  /** Words of the name, which may be the owner's. Empty if the name only repeats the location or the street. */
  readonly name: WordSet;
  /** Words of the location, by language. */
  readonly place: Readonly<Record<string, WordSet>>;
  /** Words of the name and the location. */
  readonly all: WordSet;
  /** Words of the name and the location, without the name of the owner. Neighbouring AEDs may have the same owner. */
  readonly own: WordSet;
  /** Words of the address, the owner and the description. They may explain words in which the records differ. */
  readonly beside: WordSet;
  /** Whether the AED is portable. If so, its words may apply to several AEDs. */
  readonly isMobile: boolean;
}

const union = (sets: readonly WordSet[]): WordSet => new Set(sets.flatMap((words) => [...words]));

/** Caches the words of recent records, because many records at one point are compared in pairs. */
const cachedWords = new WeakMap<ListedAed, IdentifyingWords>();

/** Returns the identifying words of a record. */
export function findIdentifyingWords(listed: ListedAed): IdentifyingWords {
  const naming = cachedWords.get(listed) ?? readNaming(listed);
  cachedWords.set(listed, naming);
  return naming;
}

function readNaming({ aed, unpublished }: ListedAed): IdentifyingWords {
  const texts = Object.entries(aed.location).map(([language, text]) => [language, wordsIn(text)] as const);
  const place = Object.fromEntries(texts.filter(([, words]) => words.size > 0));
  const isPlaceholderName = [...Object.values(aed.location), unpublished['addr:street'], unnamedAed].includes(aed.name);
  const name = isPlaceholderName ? new Set<string>() : wordsIn(aed.name);
  return {
    name,
    place,
    all: union([name, ...Object.values(place)]),
    own: union([aed.name === unpublished.operator ? new Set() : name, ...Object.values(place)]),
    beside: union([aed.address ?? '', ...Object.values(unpublished)].map(wordsIn)),
    isMobile: [aed.name, ...Object.values(aed.location)].some((text) =>
      vehicleWords.test(`${normaliseText(text)} ${text}`),
    ),
  };
}

/** Finds the words that are in both sets. */
export function findSharedWords(a: WordSet, b: WordSet): WordSet {
  return new Set([...a].filter((word) => b.has(word)));
}

/** Whether two sets contain the same words. */
export function areSameWords(a: WordSet, b: WordSet): boolean {
  return a.size === b.size && [...a].every((word) => b.has(word));
}

type WordMatch = (a: WordSet, b: WordSet) => boolean;

/**
 * Pairs the words of two locations to be compared: by language if the records have a language in common, otherwise all
 * words of one with all words of the other.
 */
function pairLocations(a: IdentifyingWords, b: IdentifyingWords): readonly (readonly [WordSet, WordSet])[] {
  const shared = Object.keys(a.place).filter((language) => b.place[language] !== undefined);
  if (shared.length > 0)
    return shared.map((language) => [a.place[language] ?? new Set(), b.place[language] ?? new Set()]);
  return [[union(Object.values(a.place)), union(Object.values(b.place))]];
}

const areSaid = ([a, b]: readonly [WordSet, WordSet]) => a.size > 0 && b.size > 0;

/** Whether both records may be in the same place within a building. True if one of them has no location. */
export function areLocationsCompatible(a: IdentifyingWords, b: IdentifyingWords, matches: WordMatch): boolean {
  return pairLocations(a, b)
    .filter(areSaid)
    .every(([here, there]) => matches(here, there));
}

/**
 * Whether the words of two records identify the same AED: both the names and the locations match, or all words taken
 * together match.
 */
export function doNamesMatch(a: IdentifyingWords, b: IdentifyingWords, matches: WordMatch): boolean {
  const roles = [[a.name, b.name] as const, ...pairLocations(a, b)].filter(areSaid);
  return (roles.length > 0 && roles.every(([here, there]) => matches(here, there))) || matches(a.all, b.all);
}

/**
 * Returns a function that compares two texts. They match if one contains the other, and the longer one has no
 * additional number or single character.
 */
export function createContainmentMatcher(a: IdentifyingWords, b: IdentifyingWords): WordMatch {
  const isPart = (small: WordSet, large: WordSet, besideSmall: WordSet, besideLarge: WordSet) =>
    [...small].every((word) => large.has(word) || besideLarge.has(word)) &&
    [...large].every((word) => small.has(word) || besideSmall.has(word) || !isDistinguishingWord(word));
  return (here, there) =>
    findSharedWords(here, there).size > 0 &&
    (isPart(here, there, a.beside, b.beside) || isPart(there, here, b.beside, a.beside));
}

/** Whether one record has a number or a single character that the other lacks. */
export function haveDifferentMarkers(a: IdentifyingWords, b: IdentifyingWords): boolean {
  const isMissing = (from: IdentifyingWords, to: IdentifyingWords) =>
    [...from.all].some((word) => isDistinguishingWord(word) && !to.all.has(word) && !to.beside.has(word));
  return isMissing(a, b) || isMissing(b, a);
}
