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

/** "On the fire engine" is true of every engine in the hall. Stems in English, Polish, German, French, Italian, Slovene. */
const vehicle =
  /vehicle|truck|\bcar\b|fire engine|samoch|pojazd|pojezd|woz\b|fahrzeug|vehicul|voiture|camion|veicol|vozil/;

function wordsOf(aed: RegisteredAed): string[] {
  const isOwnName = !Object.values(aed.location).includes(aed.name) && aed.name !== 'AED';
  return [...Object.values(aed.location), ...(isOwnName ? [aed.name] : [])].filter(
    (text) => plainText(text).length > 3,
  );
}

const registerOf = (aed: RegisteredAed) => aed.id.slice(0, aed.id.indexOf('/'));

const differ = <Value>(a: Value | null, b: Value | null) => a !== null && b !== null && a !== b;

/** What two records say that cannot both be true of one AED. */
function contradict(a: RegisteredAed, b: RegisteredAed): boolean {
  const textOfHours = (aed: RegisteredAed) => (aed.hoursText === null ? null : plainText(aed.hoursText));
  return (
    differ(a.level, b.level) ||
    differ(a.isIndoor, b.isIndoor) ||
    differ(textOfHours(a), textOfHours(b)) ||
    hasOtherNumbers(a, b)
  );
}

function hasOtherNumbers(a: RegisteredAed, b: RegisteredAed): boolean {
  const [left, right] = [a, b].map((aed) => numbersIn(Object.values(aed.location)[0] ?? aed.name));
  return left !== right && left !== '' && right !== '';
}

function bestLikeness(a: readonly string[], b: readonly string[]): number {
  return Math.max(0, ...a.flatMap((left) => b.map((right) => textLikeness(left, right))));
}

function isOneUpload(a: RegisteredAed, b: RegisteredAed): boolean {
  const number = (aed: RegisteredAed) => Number(/^osm\/\w+\/(\d+)$/.exec(aed.id)?.[1] ?? Number.NaN);
  return Math.abs(number(a) - number(b)) <= oneUpload;
}

function sameWithinRegister(a: RegisteredAed, b: RegisteredAed, metres: number): string | null {
  if (metres > sameRegisterMetres || isOneUpload(a, b) || contradict(a, b)) return null;
  const [left, right] = [wordsOf(a), wordsOf(b)];
  if (left.length === 0 || right.length === 0) {
    return metres <= withinReachMetres ? 'within arm’s reach, and one of them is not described at all' : null;
  }
  if ([...left, ...right].some((text) => vehicle.test(plainText(text)))) return null;
  return bestLikeness(left, right) >= 0.8 ? 'listed twice in one register: same words, same place' : null;
}

function sameAcrossRegisters(a: RegisteredAed, b: RegisteredAed, metres: number): string | null {
  if (differ(a.level, b.level) || differ(a.isIndoor, b.isIndoor)) return null;
  if (metres <= otherRegisterMetres) return 'two registers, same place';
  const alike = bestLikeness(wordsOf(a), wordsOf(b));
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
  const [left, right] = [wordsOf(a), wordsOf(b)];
  return metres < 0.02 && left.length > 0 && right.length > 0 && bestLikeness(left, right) < 0.5;
}
