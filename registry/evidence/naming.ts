import type { ListedAed } from './listed-aed.ts';
import { isMarker, plainText, type Words, wordsIn } from './plain-words.ts';

/**
 * "On the fire engine" is true of every engine in the hall, "part of the unit's kit" of every bag. Stems in the languages
 * of Europe, and in Chinese characters, Kana and Hangul.
 */
const mobile =
  /vehicle|truck|\bcar\b|ambulan|fire engine|samoch|pojazd|pojezd|\bwoz(ie|u|em)?\b|wyposaz|fahrzeug|\bauto|voertuig|vehic|voiture|camion|coche|viatura|veicol|vozil|vozidl|автомоб|машин|車両|消防車|救急車|自動車|ポンプ車|车辆|차량|소방차/;

/** The words by which a record names an AED, and those that are beside them. */
export interface Naming {
  /** Its name, or its owner's; empty where the place's words or the street replace one. */
  readonly name: Words;
  /** Where it hangs, by language. */
  readonly place: Readonly<Record<string, Words>>;
  /** Name and place together. */
  readonly all: Words;
  /** The same without an owner's name: who owns one may own the next as well. */
  readonly own: Words;
  /** Address, owner and description: what explains a word the other record has too many. */
  readonly beside: Words;
  /** Whether it is carried about: its words are true of each of several. */
  readonly isMobile: boolean;
}

const union = (sets: readonly Words[]): Words => new Set(sets.flatMap((words) => [...words]));

/** Those of the records at hand: in a crowd at one point each is compared with each. */
const known = new WeakMap<ListedAed, Naming>();

/** The naming words of a record. */
export function namingOf(listed: ListedAed): Naming {
  const naming = known.get(listed) ?? readNaming(listed);
  known.set(listed, naming);
  return naming;
}

function readNaming({ aed, unpublished }: ListedAed): Naming {
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
    isMobile: [aed.name, ...Object.values(aed.location)].some((text) => mobile.test(`${plainText(text)} ${text}`)),
  };
}

/** Words of one that the other has as well. */
export function sharedWords(a: Words, b: Words): Words {
  return new Set([...a].filter((word) => b.has(word)));
}

/** The same words, whatever their order. */
export function areEqual(a: Words, b: Words): boolean {
  return a.size === b.size && [...a].every((word) => b.has(word));
}

type Fit = (a: Words, b: Words) => boolean;

/** The words of the place in the languages both speak, else in all. */
function placesOfBoth(a: Naming, b: Naming): readonly (readonly [Words, Words])[] {
  const shared = Object.keys(a.place).filter((language) => b.place[language] !== undefined);
  if (shared.length > 0)
    return shared.map((language) => [a.place[language] ?? new Set(), b.place[language] ?? new Set()]);
  return [[union(Object.values(a.place)), union(Object.values(b.place))]];
}

const areSaid = ([a, b]: readonly [Words, Words]) => a.size > 0 && b.size > 0;

/** Whether what both say of the place within the building goes together; true where one says nothing. */
export function placesFit(a: Naming, b: Naming, matches: Fit): boolean {
  return placesOfBoth(a, b)
    .filter(areSaid)
    .every(([here, there]) => matches(here, there));
}

/** Whether two records name one thing: name with name, place with place, or else one with the other. */
export function namesFit(a: Naming, b: Naming, matches: Fit): boolean {
  const roles = [[a.name, b.name] as const, ...placesOfBoth(a, b)].filter(areSaid);
  return (roles.length > 0 && roles.every(([here, there]) => matches(here, there))) || matches(a.all, b.all);
}

/** Whether one of two texts says all that the other says; what it has more holds no number and no single sign. */
export function fitWithin(a: Naming, b: Naming): Fit {
  const isPart = (small: Words, large: Words, besideSmall: Words, besideLarge: Words) =>
    [...small].every((word) => large.has(word) || besideLarge.has(word)) &&
    [...large].every((word) => small.has(word) || besideSmall.has(word) || !isMarker(word));
  return (here, there) =>
    sharedWords(here, there).size > 0 &&
    (isPart(here, there, a.beside, b.beside) || isPart(there, here, b.beside, a.beside));
}

/** Whether one names a number or a single sign that the other does not have at all. */
export function haveOtherMarkers(a: Naming, b: Naming): boolean {
  const isMissing = (from: Naming, to: Naming) =>
    [...from.all].some((word) => isMarker(word) && !to.all.has(word) && !to.beside.has(word));
  return isMissing(a, b) || isMissing(b, a);
}
