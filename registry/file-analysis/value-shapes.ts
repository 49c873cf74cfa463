import type { CivilDate } from '../../domain/aed/weekly-opening-hours.ts';
import { isOnlyLocation } from '../access-texts/location-in-access.ts';
import { compileHours } from '../hours/compile-hours.ts';
import { parseAccess } from '../parse-access.ts';
import { parseFirstDay, possibleDateOrders } from '../parse-date.ts';
import { parseDegrees } from '../positions/degrees.ts';
import { readPosition } from '../positions/position.ts';
import { parsePositionCell } from '../positions/position-cell.ts';
import { readIndoors, readPortable, readYesNo } from '../sources/columns/yes-no.ts';
import { readAedState } from '../sources/read-aed-state.ts';
import { sufficientDistinctCells } from './read-rows.ts';

/** Properties of a column's values; each share is of its non-empty cells, from 0 to 1. */
export interface ValueShapes {
  readonly filled: number;
  /** Distinct values. */
  readonly distinct: number;
  /** The first few distinct ones, as written. */
  readonly examples: readonly string[];
  /** Decimals that may be a longitude, to a hundredth of a degree or finer. */
  readonly degrees: number;
  /** Degrees with colons, like times of day. */
  readonly degreesWithColons: number;
  /** Share of `degrees` that may also be a latitude. */
  readonly latitudes: number;
  /** Numbers that cannot be degrees: metres of a grid, or degrees without their decimal point. */
  readonly beyondDegrees: number;
  readonly pairs: number;
  readonly whole: number;
  readonly hours: number;
  /** Share of cells with one time of day each: "8:30", "0900", "9 am". */
  readonly clocks: number;
  readonly phones: number;
  readonly yesNo: number;
  /** Share of values for indoors or outdoors, by a yes or no or in words. */
  readonly indoors: number;
  /** Share of values for fixed or portable, by a yes or no or in words. */
  readonly portables: number;
  /** Share of its distinct values that are known states of an AED; 0 if numbers stand for states. */
  readonly states: number;
  readonly days: number;
  /** Share of numbers that may be spreadsheet dates, but also ids and postcodes. */
  readonly dayNumbers: number;
  /** Share of cells with letters, excluding email addresses. */
  readonly words: number;
  /** Share of email addresses, which are nobody's name, town or postcode. */
  readonly mails: number;
  /** The word for an AED with a number, "DAE-012": the number of a box, and no place. */
  readonly numberedBoxes: number;
  /** Share of cells longer than the name of a floor. */
  readonly prose: number;
  /** Share of its distinct values that describe a location; 0 if one describes who has access. */
  readonly places: number;
}

const numberOf = (text: string) => (/^[+-]?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN);
/** A date, or an ambiguous one: 7/6/2025. */
const isDay = (text: string) => parseFirstDay(text) !== null || possibleDateOrders(text).length > 0;

/** "22-10-05" may also be a phone number in a small town. */
const isShortNumber = (text: string) => /^\d{2}-\d{2}-\d{2}$/.test(text);

const isPhone = (text: string) =>
  (isShortNumber(text) || !isDay(text)) &&
  /^[+(]?\d[\d\s()/.-]+(?:\D{0,12}\d+)?$/.test(text) &&
  text.replaceAll(/\D/g, '').length >= 6 &&
  /^[+0(]|[\s()/-]/.test(text) &&
  Number.isNaN(numberOf(text.replace(/^[+0]/, 'x')));

/** "105 63" is a postcode: degrees without decimals are a hundred kilometres wide. */
const twoWholeNumbers = /^\D*\d+\D+\d+\D*$/;

function isPair(text: string): boolean {
  if (twoWholeNumbers.test(text)) return false;
  const { longitude, latitude } = parsePositionCell(text, false);
  if (longitude === null) return false;
  const turned = { longitude: latitude, latitude: longitude };
  return [{ longitude, latitude }, turned].some((place) => readPosition(place.longitude, place.latitude).position);
}

/** Degrees with minutes or a letter; up to 90 they may be a latitude. */
function isSexagesimal(text: string, limit: number): boolean {
  const [north, east] = [parseDegrees(text, 'latitude'), parseDegrees(text, 'longitude')];
  return Math.abs(Number.isNaN(north) && limit > 90 ? east : north) <= limit;
}

const hasColons = (text: string) => /\d:\d/.test(text) && !/[NSEW]/i.test(text);

/** Hours with weekdays or clock times; a bare number is not enough, whatever the parser makes of it. */
const areHours = (text: string, asOf: CivilDate) =>
  Number.isNaN(numberOf(text)) && isRead(compileHours(text, { country: null, asOf, isTag: false }));

/** Without a country its holidays are unknown, but the text is still hours. */
const isRead = ({ hours, problem }: ReturnType<typeof compileHours>) =>
  hours !== null || (problem?.startsWith('public holidays') ?? false);

const oneAddress = /^[^\s@]+@[^\s@]+\.[a-z]+$/i;
/** One address, or several with commas or blanks between; longer cells are texts. */
const isAddressOfMail = (text: string) =>
  text.length < 300 &&
  text.includes('@') &&
  text
    .trim()
    .split(/[\s,;]+/)
    .every((part) => oneAddress.test(part));
/** "Obergeschoss links"; longer texts are directions. */
const longestLevel = 24;

const isState = (text: string) => readAedState(text) !== null && readAedState(text) !== 'unclear';

const numberedBox =
  /^(?:a\.?e\.?d\.?|dae|dea|desa|dsa|oed|aid|анд|авд|аед|defi|defib\p{L}*|desfib\p{L}*|défib\p{L}*|hjertestarter|hjärtstartare|дефибрил\p{L}*|point|device|unit)[\s#№.:_-]*(?:nr|no|n°|№)?[\s#№.:_-]*\d+$/iu;

const clock =
  /^(?:\d{1,2}(?:[:.h]\d{2}){1,2}|(?:[01]\d|2[0-4])[0-5][05]|\d{1,2}(?=\s?(?:h|[ap]\.?m|Uhr)))h?\s?(?:[ap]\.?m\.?|Uhr)?$/i;

const mostExamples = 5;

/** Analyses the non-empty cells of one column. */
export function analyseValues(cells: readonly string[], asOf: CivilDate): ValueShapes {
  const distinct = [...new Set(cells)];
  const share = (isSo: (text: string) => boolean) =>
    cells.length === 0 ? 0 : cells.filter((text) => isSo(text)).length / cells.length;
  const asked = distinct.slice(0, sufficientDistinctCells);
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
    clocks: share((text) => clock.test(text)),
    phones: share(isPhone),
    yesNo: share((text) => readYesNo(text) !== null),
    indoors: share((text) => readIndoors(text) !== null),
    portables: share((text) => readPortable(text) !== null),
    states: cells.some((text) => numberOf(text) > 1) ? 0 : asked.filter(isState).length / Math.max(1, asked.length),
    days: share((text) => isDay(text) && Number.isNaN(numberOf(text))),
    dayNumbers: share((text) => isDay(text) && !Number.isNaN(numberOf(text))),
    words: share((text) => /\p{L}\p{M}*\p{L}/u.test(text) && !isAddressOfMail(text)),
    mails: share(isAddressOfMail),
    numberedBoxes: share((text) => text.length < 30 && numberedBox.test(text)),
    prose: share((text) => text.length > longestLevel),
    places: asked.some((text) => parseAccess(text) !== 'unknown')
      ? 0
      : asked.filter(isOnlyLocation).length / Math.max(1, asked.length),
  };
}
