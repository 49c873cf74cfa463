import type { ListedAed } from './listed-aed.ts';
import { isDistinguishingWord, normaliseText, type WordSet, wordsIn } from './split-words.ts';

/**
 * Words of portable AEDs, whose texts do not identify one of several: "on the fire engine" applies to every engine in
 * the hall, "part of the unit's kit" to every bag. Stems in European languages, and in Chinese characters, Kana and
 * Hangul.
 */
const mobile =
  /vehicle|truck|\bcar\b|ambulan|fire engine|samoch|pojazd|pojezd|\bwoz(ie|u|em)?\b|wyposaz|fahrzeug|\bauto|voertuig|vehic|voiture|camion|coche|viatura|veicol|vozil|vozidl|автомоб|машин|車両|消防車|救急車|自動車|ポンプ車|车辆|차량|소방차/;

/** The words that name an AED in a record, and the words next to them. */
export interface IdentifyingWords {
  /** Its name, or its owner's; empty if the location or the street replaces one. */
  readonly name: WordSet;
  /** Location by language. */
  readonly place: Readonly<Record<string, WordSet>>;
  /** Name and location together. */
  readonly all: WordSet;
  /** Name and location without an owner's name, because neighbouring AEDs may have the same owner. */
  readonly own: WordSet;
  /** Address, owner and description, which may contain the extra words of the other record. */
  readonly beside: WordSet;
  /** Whether it is portable: its words apply to each of several. */
  readonly isMobile: boolean;
}

const union = (sets: readonly WordSet[]): WordSet => new Set(sets.flatMap((words) => [...words]));

/** Cached for recent records, because many records at one point are compared in pairs. */
const known = new WeakMap<ListedAed, IdentifyingWords>();

/** The naming words of a record. */
export function identifyingWordsOf(listed: ListedAed): IdentifyingWords {
  const naming = known.get(listed) ?? readNaming(listed);
  known.set(listed, naming);
  return naming;
}

function readNaming({ aed, unpublished }: ListedAed): IdentifyingWords {
  const texts = Object.entries(aed.location).map(([language, text]) => [language, wordsIn(text)] as const);
  const place = Object.fromEntries(texts.filter(([, words]) => words.size > 0));
  const isStandIn = [...Object.values(aed.location), unpublished['addr:street'], 'AED'].includes(aed.name);
  const name = isStandIn ? new Set<string>() : wordsIn(aed.name);
  return {
    name,
    place,
    all: union([name, ...Object.values(place)]),
    own: union([aed.name === unpublished.operator ? new Set() : name, ...Object.values(place)]),
    beside: union([aed.address ?? '', ...Object.values(unpublished)].map(wordsIn)),
    isMobile: [aed.name, ...Object.values(aed.location)].some((text) => mobile.test(`${normaliseText(text)} ${text}`)),
  };
}

/** Words that both have. */
export function sharedWords(a: WordSet, b: WordSet): WordSet {
  return new Set([...a].filter((word) => b.has(word)));
}

/** The same words in any order. */
export function areSameWords(a: WordSet, b: WordSet): boolean {
  return a.size === b.size && [...a].every((word) => b.has(word));
}

type Fit = (a: WordSet, b: WordSet) => boolean;

/** Words of the location in the languages that both have, else in all. */
function placesOfBoth(a: IdentifyingWords, b: IdentifyingWords): readonly (readonly [WordSet, WordSet])[] {
  const shared = Object.keys(a.place).filter((language) => b.place[language] !== undefined);
  if (shared.length > 0)
    return shared.map((language) => [a.place[language] ?? new Set(), b.place[language] ?? new Set()]);
  return [[union(Object.values(a.place)), union(Object.values(b.place))]];
}

const areSaid = ([a, b]: readonly [WordSet, WordSet]) => a.size > 0 && b.size > 0;

/** Whether both locations within the building are compatible; true if one is missing. */
export function areLocationsCompatible(a: IdentifyingWords, b: IdentifyingWords, matches: Fit): boolean {
  return placesOfBoth(a, b)
    .filter(areSaid)
    .every(([here, there]) => matches(here, there));
}

/** Whether two records name the same AED: name with name, location with location, or one with the other. */
export function doNamesMatch(a: IdentifyingWords, b: IdentifyingWords, matches: Fit): boolean {
  const roles = [[a.name, b.name] as const, ...placesOfBoth(a, b)].filter(areSaid);
  return (roles.length > 0 && roles.every(([here, there]) => matches(here, there))) || matches(a.all, b.all);
}

/** A fit if one text contains the other, and the longer one has no further number and no further single character. */
export function matchByContainment(a: IdentifyingWords, b: IdentifyingWords): Fit {
  const isPart = (small: WordSet, large: WordSet, besideSmall: WordSet, besideLarge: WordSet) =>
    [...small].every((word) => large.has(word) || besideLarge.has(word)) &&
    [...large].every((word) => small.has(word) || besideSmall.has(word) || !isDistinguishingWord(word));
  return (here, there) =>
    sharedWords(here, there).size > 0 &&
    (isPart(here, there, a.beside, b.beside) || isPart(there, here, b.beside, a.beside));
}

/** Whether one has a number or a single character that the other lacks. */
export function haveDifferentMarkers(a: IdentifyingWords, b: IdentifyingWords): boolean {
  const isMissing = (from: IdentifyingWords, to: IdentifyingWords) =>
    [...from.all].some((word) => isDistinguishingWord(word) && !to.all.has(word) && !to.beside.has(word));
  return isMissing(a, b) || isMissing(b, a);
}
