import type { RegisteredAed } from '../../domain/aed-registry.ts';
import { numbersIn, plainText, textLikeness } from './text-likeness.ts';

/** Pairs farther apart are never the same AED by place. */
export const farthestPairMetres = 50;

/** Within this a lost duplicate costs nobody a step. */
const withinReachMetres = 5;
const sameRegisterMetres = 10;
const otherRegisterMetres = 10;

/** Elements of OpenStreetMap made in one upload carry neighbouring numbers: whoever mapped both meant two. */
const oneUpload = 50;

/**
 * "On the fire engine" is true of every engine in the hall, "part of the unit's kit" of every bag. Stems in English,
 * Polish, German, French, Italian, Slovene.
 */
const mobile =
  /vehicle|truck|\bcar\b|fire engine|samoch|pojazd|pojezd|\bwoz(ie|u|em)?\b|wyposaz|fahrzeug|vehicul|voiture|camion|veicol|vozil/;

/** A single sign of these scripts is a word or half of one: 玄関 says as much as "entrance". */
const wordSigns = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const isTelling = (text: string) => plainText(text).length > 3 || wordSigns.test(text);

type Words = Readonly<Record<string, string>>;

const saysNothing = (text: string) => ['', 'aed'].includes(plainText(text));

/** What tells where an AED hangs: the words of its place, by language, else its name. An operator owns many. */
function wordsOf(aed: RegisteredAed): Words {
  const told = Object.entries(aed.location).filter(([, text]) => isTelling(text));
  if (told.length > 0) return Object.fromEntries(told);
  return isTelling(aed.name) ? { und: aed.name } : {};
}

/**
 * The words by which two AEDs are compared. Where both name a place, however short, the places alone count: the name of
 * the building is true of every AED in it.
 */
function wordsOfBoth(a: RegisteredAed, b: RegisteredAed): readonly [Words, Words] {
  const [here, there] = [a, b].map((aed) => Object.entries(aed.location).filter(([, text]) => !saysNothing(text)));
  if (!here?.length || !there?.length) return [wordsOf(a), wordsOf(b)];
  return [Object.fromEntries(here), Object.fromEntries(there)];
}

const registerOf = (aed: RegisteredAed) => aed.id.slice(0, aed.id.indexOf('/'));

const differ = <Value>(a: Value | null, b: Value | null) => a !== null && b !== null && a !== b;

/** What two records say that cannot both be true of one AED. */
function contradict(a: RegisteredAed, b: RegisteredAed): boolean {
  const textOfHours = (aed: RegisteredAed) => (aed.hoursText === null ? null : plainText(aed.hoursText));
  return differ(a.level, b.level) || differ(a.isIndoor, b.isIndoor) || differ(textOfHours(a), textOfHours(b));
}

/** Texts alike but for a number name two things: "toilets" and "toilets 2", "room 910" and "room 930". */
function hasOtherNumbers(a: RegisteredAed, b: RegisteredAed): boolean {
  const [left, right] = wordsOfBoth(a, b).map((words) => Object.values(words).map(numbersIn));
  return !(left ?? []).some((numbers) => (right ?? []).includes(numbers));
}

/** How alike the words of two AEDs are: in the languages both speak, where they differ most; else in any. */
function likenessOf(a: RegisteredAed, b: RegisteredAed): number {
  const [left, right] = wordsOfBoth(a, b);
  const shared = Object.keys(left).filter((language) => right[language] !== undefined);
  if (shared.length > 0) {
    return Math.min(...shared.map((language) => textLikeness(left[language] ?? '', right[language] ?? '')));
  }
  return Math.max(
    0,
    ...Object.values(left).flatMap((text) => Object.values(right).map((other) => textLikeness(text, other))),
  );
}

/** Two names of their own that are nothing alike: the fire brigade's and the first-aiders' in one hall. */
function haveOtherNames(a: RegisteredAed, b: RegisteredAed): boolean {
  const areOwn = [a, b].every((aed) => isTelling(aed.name) && !Object.values(aed.location).includes(aed.name));
  return areOwn && textLikeness(a.name, b.name) < 0.4;
}

function isOneUpload(a: RegisteredAed, b: RegisteredAed): boolean {
  const number = (aed: RegisteredAed) => Number(/^osm\/\w+\/(\d+)$/.exec(aed.id)?.[1] ?? Number.NaN);
  // One element listed twice is no neighbour of itself.
  return a.id !== b.id && Math.abs(number(a) - number(b)) <= oneUpload;
}

function sameWithinRegister(a: RegisteredAed, b: RegisteredAed, metres: number): string | null {
  if (metres > sameRegisterMetres || isOneUpload(a, b) || contradict(a, b)) return null;
  const [left = [], right = []] = wordsOfBoth(a, b).map((words) => Object.values(words));
  const areBothSaid = left.length > 0 && right.length > 0;
  if (areBothSaid && (hasOtherNumbers(a, b) || likenessOf(a, b) < 0.85)) return null;
  if (!left.some(isTelling) || !right.some(isTelling)) {
    return metres <= withinReachMetres ? 'within arm’s reach, and one of them is not described at all' : null;
  }
  if (haveOtherNames(a, b)) return null;
  if ([...left, ...right].some((text) => mobile.test(plainText(text)))) return null;
  return 'listed twice in one register: same words, same place';
}

function sameAcrossRegisters(a: RegisteredAed, b: RegisteredAed, metres: number): string | null {
  if (differ(a.level, b.level) || differ(a.isIndoor, b.isIndoor)) return null;
  if (metres <= otherRegisterMetres) return 'two registers, same place';
  const alike = Math.max(likenessOf(a, b), textLikeness(a.name, b.name));
  const isSameAddress = a.address !== null && b.address !== null && textLikeness(a.address, b.address) >= 0.8;
  return alike >= 0.6 || (isSameAddress && alike >= 0.4) ? 'two registers, near, same words' : null;
}

/**
 * Why two records at most `farthestPairMetres` apart are one AED, or null when they are kept apart. In doubt they are
 * kept apart: a second pin costs nothing, a lost AED may cost a life. The rule and its measured precision:
 * docs/decisions/aed-reconciliation.md.
 */
export function reasonForSame(a: RegisteredAed, b: RegisteredAed, metres: number): string | null {
  return registerOf(a) === registerOf(b) ? sameWithinRegister(a, b, metres) : sameAcrossRegisters(a, b, metres);
}

/** Whether two AEDs that stand at one point to the centimetre are described as different ones: one position is a stand-in. */
export function shareAStandInPosition(a: RegisteredAed, b: RegisteredAed, metres: number): boolean {
  const areDescribed = wordsOfBoth(a, b).every((words) => Object.keys(words).length > 0);
  return metres < 0.02 && areDescribed && likenessOf(a, b) < 0.5;
}
