import type { CivilDate } from '../../domain/aed/opening-week.ts';
import { accessOf } from '../access-words.ts';
import { dayIn, ordersOf } from '../day-in.ts';
import { compileHours } from '../hours/compile-hours.ts';
import { degreesOf } from '../positions/degrees.ts';
import { placeInOneCell } from '../positions/pair-of-degrees.ts';
import { readPosition } from '../positions/position.ts';
import { readIndoors, readYesNo } from '../sources/columns/yes-no.ts';
import { readState } from '../sources/read-state.ts';
import { isPlaceAlone } from '../words/place-in-access.ts';
import { enoughDifferent } from './read-rows.ts';

/** What the values of a column look like; each share is of its filled cells, from 0 to 1. */
export interface ValueShapes {
  readonly filled: number;
  /** Different values. */
  readonly distinct: number;
  /** The first few different ones, as written. */
  readonly examples: readonly string[];
  /** Decimals a longitude may have, to the hundredth of a degree or finer. */
  readonly degrees: number;
  /** Degrees with colons, as times of day are written too. */
  readonly degreesWithColons: number;
  /** Of `degrees`, what a latitude may be as well. */
  readonly latitudes: number;
  /** Numbers no degree is: metres of a grid, or degrees without their decimal point. */
  readonly beyondDegrees: number;
  readonly pairs: number;
  readonly whole: number;
  readonly hours: number;
  readonly phones: number;
  readonly yesNo: number;
  /** That tell of indoors or outdoors, by a yes or no or in words. */
  readonly indoors: number;
  /** Of its different values, those that say of an AED's state what is understood; 0 where numbers stand for states. */
  readonly states: number;
  readonly days: number;
  /** Numbers that a spreadsheet has for days; ids and postcodes may be such too. */
  readonly dayNumbers: number;
  /** With letters, mail addresses aside. */
  readonly words: number;
  /** Longer than the name of a floor. */
  readonly prose: number;
  /** Of its different values, those that tell where something is; 0 where one says who may have it. */
  readonly places: number;
}

const numberOf = (text: string) => (/^[+-]?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN);
/** A day, or one of two: 7/6/2025. */
const isDay = (text: string) => dayIn(text) !== null || ordersOf(text).length > 0;

/** "22-10-05" is a number of a small town as well. */
const isShortNumber = (text: string) => /^\d{2}-\d{2}-\d{2}$/.test(text);

const isPhone = (text: string) =>
  (isShortNumber(text) || !isDay(text)) &&
  /^[+(]?\d[\d\s()/.-]+(?:\D{0,12}\d+)?$/.test(text) &&
  text.replaceAll(/\D/g, '').length >= 6 &&
  /^[+0(]|[\s()/-]/.test(text) &&
  Number.isNaN(numberOf(text.replace(/^[+0]/, 'x')));

function isPair(text: string): boolean {
  const { longitude, latitude } = placeInOneCell(text, false);
  if (longitude === null) return false;
  const turned = { longitude: latitude, latitude: longitude };
  return [{ longitude, latitude }, turned].some((place) => readPosition(place.longitude, place.latitude).position);
}

/** Degrees with minutes or a letter; up to 90, what a latitude may be. */
function isSexagesimal(text: string, limit: number): boolean {
  const [north, east] = [degreesOf(text, 'latitude'), degreesOf(text, 'longitude')];
  return Math.abs(Number.isNaN(north) && limit > 90 ? east : north) <= limit;
}

const hasColons = (text: string) => /\d:\d/.test(text) && !/[NSEW]/i.test(text);

/** Hours of some weekday or of the clock; a bare number is none, whatever the reader makes of it. */
const areHours = (text: string, asOf: CivilDate) =>
  Number.isNaN(numberOf(text)) && isRead(compileHours(text, { country: null, asOf, isTag: false }));

/** Without a country nobody knows its holidays; that the text is hours is known all the same. */
const isRead = ({ hours, problem }: ReturnType<typeof compileHours>) =>
  hours !== null || (problem?.startsWith('public holidays') ?? false);

const isAddressOfMail = (text: string) => /^[^\s@]+@[^\s@]+\.[a-z]+$/i.test(text);
/** "Obergeschoss links"; what is longer tells the way. */
const longestLevel = 24;

const isState = (text: string) => readState(text) !== null && readState(text) !== 'unclear';

const mostExamples = 5;

/** Looks at the filled cells of one column. */
export function shapesOf(cells: readonly string[], asOf: CivilDate): ValueShapes {
  const distinct = [...new Set(cells)];
  const share = (isSo: (text: string) => boolean) =>
    cells.length === 0 ? 0 : cells.filter((text) => isSo(text)).length / cells.length;
  const asked = distinct.slice(0, enoughDifferent);
  const isDecimal = (text: string) => /[.,]\d{2,}$/.test(text);
  const isDegree = (text: string, limit = 180) =>
    isDecimal(text)
      ? Math.abs(numberOf(text)) <= limit
      : Number.isNaN(numberOf(text)) && !hasColons(text) && isSexagesimal(text, limit);
  return {
    filled: cells.length,
    distinct: distinct.length,
    examples: distinct.slice(0, mostExamples),
    degrees: share((text) => isDegree(text)),
    degreesWithColons: share((text) => hasColons(text) && isSexagesimal(text, 180)),
    latitudes: share((text) => isDegree(text, 90)),
    beyondDegrees: share((text) => Math.abs(numberOf(text)) > 1000),
    pairs: share(isPair),
    whole: share((text) => /^\d+(?:[.,]0+)?$/.test(text)),
    hours: asked.length === 0 ? 0 : asked.filter((text) => areHours(text, asOf)).length / asked.length,
    phones: share(isPhone),
    yesNo: share((text) => readYesNo(text) !== null),
    indoors: share((text) => readIndoors(text) !== null),
    states: cells.some((text) => numberOf(text) > 1) ? 0 : asked.filter(isState).length / Math.max(1, asked.length),
    days: share((text) => isDay(text) && Number.isNaN(numberOf(text))),
    dayNumbers: share((text) => isDay(text) && !Number.isNaN(numberOf(text))),
    words: share((text) => /\p{L}\p{M}*\p{L}/u.test(text) && !isAddressOfMail(text)),
    prose: share((text) => text.length > longestLevel),
    places: asked.some((text) => accessOf(text) !== 'unknown')
      ? 0
      : asked.filter(isPlaceAlone).length / Math.max(1, asked.length),
  };
}
