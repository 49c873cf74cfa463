import type { CivilDate } from '../../domain/aed/weekly-opening-hours.ts';
import { isOnlyLocation } from '../access-texts/location-in-access.ts';
import { compileHours } from '../hours/compile-hours.ts';
import { parseAccess } from '../parse-access.ts';
import { findPossibleDateOrders, parseFirstDay } from '../parse-date.ts';
import { parseDegrees } from '../positions/degrees.ts';
import { readPosition } from '../positions/position.ts';
import { parsePositionCell } from '../positions/position-cell.ts';
import { readIndoors, readPortable, readYesNo } from '../sources/columns/yes-no.ts';
import { readAedState } from '../sources/read-aed-state.ts';
import { sufficientDistinctCells } from './read-rows.ts';

/**
 * Properties of a column's values. Shares are from 0 to 1 and count the non-empty cells, unless a comment says
 * otherwise.
 */
export interface ValueShapes {
  readonly filled: number;
  /** Number of distinct values. */
  readonly distinct: number;
  /** The first few distinct values, as written. */
  readonly examples: readonly string[];
  /** Share of values that are degrees and may be a longitude, with at least two decimals or with minutes. */
  readonly degrees: number;
  /** Share of values that are degrees written with colons, which look like times of day. */
  readonly degreesWithColons: number;
  /** Share of values that are degrees and may also be a latitude. */
  readonly latitudes: number;
  /**
   * Share of values that are numbers too large for degrees. They are metres of a grid, or degrees without a decimal
   * point.
   */
  readonly beyondDegrees: number;
  readonly pairs: number;
  readonly whole: number;
  readonly hours: number;
  /** Share of cells with a single time of day, such as "8:30", "0900" or "9 am". */
  readonly clocks: number;
  readonly phones: number;
  readonly yesNo: number;
  /** Share of values that say indoors or outdoors, in words or by yes and no. */
  readonly indoors: number;
  /** Share of values that say fixed or portable, in words or by yes and no. */
  readonly portables: number;
  /** Share of the distinct values that are known states of an AED. It is 0 if states are written as numbers. */
  readonly states: number;
  readonly days: number;
  /** Share of values that are numbers and may be spreadsheet dates. They may also be ids or postcodes. */
  readonly dayNumbers: number;
  /** Share of cells that contain letters and are not email addresses. */
  readonly words: number;
  /** Share of values that are email addresses. A column of these does not contain names, towns or postcodes. */
  readonly mails: number;
  /**
   * Share of values such as "DAE-012", which are a word for an AED with a number. They number the boxes and do not name
   * a place.
   */
  readonly numberedBoxes: number;
  /** Share of cells that are too long to be the name of a floor. */
  readonly prose: number;
  /** Share of the distinct values that describe a location. It is 0 if any value says who has access. */
  readonly places: number;
}

const numberOf = (text: string) => (/^[+-]?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN);
/** Whether a text is a date, even an ambiguous one such as 7/6/2025. */
const isDay = (text: string) => parseFirstDay(text) !== null || findPossibleDateOrders(text).length > 0;

/** Whether a text may be a short phone number as well as a date, such as "22-10-05". */
const isShortNumber = (text: string) => /^\d{2}-\d{2}-\d{2}$/.test(text);

const isPhone = (text: string) =>
  (isShortNumber(text) || !isDay(text)) &&
  /^[+(]?\d[\d\s()/.-]+(?:\D{0,12}\d+)?$/.test(text) &&
  text.replaceAll(/\D/g, '').length >= 6 &&
  /^[+0(]|[\s()/-]/.test(text) &&
  Number.isNaN(numberOf(text.replace(/^[+0]/, 'x')));

/**
 * Matches two whole numbers, such as the postcode "105 63". Positions have decimals, because a degree can be a hundred
 * kilometres wide.
 */
const twoWholeNumbers = /^\D*\d+\D+\d+\D*$/;

function isPair(text: string): boolean {
  if (twoWholeNumbers.test(text)) return false;
  const { longitude, latitude } = parsePositionCell(text, false);
  if (longitude === null) return false;
  const turned = { longitude: latitude, latitude: longitude };
  return [{ longitude, latitude }, turned].some((place) => readPosition(place.longitude, place.latitude).position);
}

/** Whether a text is degrees with minutes or a compass direction, and not more than `limit` degrees. */
function isSexagesimal(text: string, limit: number): boolean {
  const [north, east] = [parseDegrees(text, 'latitude'), parseDegrees(text, 'longitude')];
  return Math.abs(Number.isNaN(north) && limit > 90 ? east : north) <= limit;
}

const hasColons = (text: string) => /\d:\d/.test(text) && !/[NSEW]/i.test(text);

/** Whether a text contains hours. A bare number is not enough, even if it can be parsed. */
const areHours = (text: string, asOf: CivilDate) =>
  Number.isNaN(numberOf(text)) && isRead(compileHours(text, { country: null, asOf, isTag: false }));

/**
 * Whether a text was parsed as hours. Without a country its holidays are unknown, but the text still counts as hours.
 */
const isRead = ({ hours, problem }: ReturnType<typeof compileHours>) =>
  hours !== null || (problem?.startsWith('public holidays') ?? false);

const oneAddress = /^[^\s@]+@[^\s@]+\.[a-z]+$/i;
/**
 * Whether a text consists of email addresses, separated by commas, semicolons or blanks. A longer text is not examined.
 */
const areEmailAddresses = (text: string) =>
  text.length < 300 &&
  text.includes('@') &&
  text
    .trim()
    .split(/[\s,;]+/)
    .every((part) => oneAddress.test(part));
/** Maximum length of the name of a floor, such as "Obergeschoss links". A longer text gives directions. */
const maxLevelLength = 24;

const isState = (text: string) => readAedState(text) !== null && readAedState(text) !== 'unclear';

const numberedBox =
  /^(?:a\.?e\.?d\.?|dae|dea|desa|dsa|oed|aid|анд|авд|аед|defi|defib\p{L}*|desfib\p{L}*|défib\p{L}*|hjertestarter|hjärtstartare|дефибрил\p{L}*|point|device|unit)[\s#№.:_-]*(?:nr|no|n°|№)?[\s#№.:_-]*\d+$/iu;

const clock =
  /^(?:\d{1,2}(?:[:.h]\d{2}){1,2}|(?:[01]\d|2[0-4])[0-5][05]|\d{1,2}(?=\s?(?:h|[ap]\.?m|Uhr)))h?\s?(?:[ap]\.?m\.?|Uhr)?$/i;

const maxExamples = 5;

/** Analyses the non-empty cells of a column. */
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
    examples: distinct.slice(0, maxExamples),
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
    words: share((text) => /\p{L}\p{M}*\p{L}/u.test(text) && !areEmailAddresses(text)),
    mails: share(areEmailAddresses),
    numberedBoxes: share((text) => text.length < 30 && numberedBox.test(text)),
    prose: share((text) => text.length > maxLevelLength),
    places: asked.some((text) => parseAccess(text) !== 'unknown')
      ? 0
      : asked.filter(isOnlyLocation).length / Math.max(1, asked.length),
  };
}
