import { type AssessedAed, getWalkingKm, hasStreetRoute } from '../../../../domain/aed/assessed-aed.ts';
import { availabilityAt, formatMinuteOfDay, type LocalTimeOnArrival } from '../../../../domain/aed/availability.ts';
import { openingStateAt } from '../../../../domain/aed/weekly-opening-hours.ts';
import { roundKilometresForDisplay } from '../../../../domain/geography/distance.ts';
import { formatDay, formatFeet, formatMeasure, formatRelativeTime, lowercaseFirst } from '../../../languages/format.ts';
import { availabilityText, checkDateText, registryText } from './registry-text.ts';

/** Returns a sentence that contains a local time at the AED. For midnight, the sentence is worded differently. */
function timeSentence(of: keyof typeof availabilityText.midnight, moment: LocalTimeOnArrival): string {
  const isMidnight = moment.daysAhead === 1 && moment.minute === 0;
  return isMidnight ? availabilityText.midnight[of] : availabilityText[of](formatLocalTime(moment));
}

/**
 * Formats a local time at the AED. It is "18:00" on the day of arrival and "Monday 08:00" on another day. More than a
 * week ahead, the date is added.
 */
function formatLocalTime({ date, minute, daysAhead }: LocalTimeOnArrival): string {
  if (daysAhead === 0) return formatMinuteOfDay(minute);
  const day = formatDay(new Date(`${date}T00:00:00Z`), { weekday: 'long', timeZone: 'UTC' });
  return daysAhead < 7
    ? `${day} ${formatMinuteOfDay(minute)}`
    : availabilityText.farDay(day, date, formatMinuteOfDay(minute));
}

function openWords({ aed, availability }: AssessedAed, isOpenNow: boolean): string {
  if (availability.state !== 'open' || availability.isAlways) return availabilityText.always;
  const start = isOpenNow ? availabilityText.openNow : availabilityText.opensBefore;
  const { closes } = availability;
  if (closes === null || aed.hours === null) return start;
  // The source's hours may end at this time without stating that the AED is closed afterwards.
  const isSurelyClosed = openingStateAt(aed.hours, closes.date, closes.minute) === 'closed';
  return start + registryText.comma + timeSentence(isSurelyClosed ? 'closes' : 'knownUntil', closes);
}

/** Returns a sentence about the availability for a person who goes there on foot, such as "Open now, closes 18:00". */
export function formatAvailability(assessed: AssessedAed, now: Date): string {
  const { aed, availability } = assessed;
  if (availability.state === 'unknown') return availabilityText.unknown[availability.because];
  const atOnce = availabilityAt(aed, now);
  if (availability.state === 'open') return openWords(assessed, atOnce.state === 'open');
  if (atOnce.state === 'open') return availabilityText.closesBefore;
  return availability.opens === null ? availabilityText.closedForLong : timeSentence('closedUntil', availability.opens);
}

/** Returns the availability as a clause for use within a sentence. It starts with a lowercase letter. */
export function formatAvailabilityClause(assessed: AssessedAed, now: Date): string {
  return lowercaseFirst(formatAvailability(assessed, now));
}

/**
 * Formats a distance as on the card: in metres if it is below a kilometre, and otherwise in kilometres. American
 * readers also see feet or miles, as in "250 m (820 ft)".
 */
export function formatDistanceWithFeet(kilometres: number): string {
  const told = roundKilometresForDisplay(kilometres);
  const metric = told < 1 ? formatMeasure(told * 1000, 'meter', 0) : formatMeasure(told, 'kilometer', 1);
  const feet = formatFeet(told);
  return feet === null ? metric : `${metric} (${feet})`;
}

/** Suggests an AED that is always open instead of a closed one, as in "Open 24/7, 250 m further away: Town Hall". */
export function formatAlwaysOpenAlternative(closed: AssessedAed, alwaysOpen: AssessedAed): string {
  // A length along the streets cannot be compared with one of a straight line.
  const areOnStreets = hasStreetRoute(closed) && hasStreetRoute(alwaysOpen);
  const further = areOnStreets
    ? getWalkingKm(alwaysOpen) - getWalkingKm(closed)
    : alwaysOpen.distanceKm - closed.distanceKm;
  const { name } = alwaysOpen.aed;
  return further < 0.005
    ? availabilityText.alternativeNearer(name)
    : availabilityText.alternativeFurther(formatDistanceWithFeet(further), name);
}

const dayMs = 86_400_000;

/**
 * Returns how long ago an AED was checked, as a text that follows the word 'Verified'. `checked` is a day, a month or a
 * year from the source. A date in the future is returned unchanged.
 */
export function formatLastChecked(checked: string, now: Date): string {
  const [year = '', month, day] = checked.split('-');
  if (month === undefined) return checkDateText.inYear(year);
  if (day === undefined)
    return checkDateText.inMonth(
      formatDay(new Date(`${checked}-01T00:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    );
  const days = Math.floor(now.getTime() / dayMs) - Date.parse(`${checked}T00:00:00Z`) / dayMs;
  // East of Greenwich, the local date of a check made today may be tomorrow's date in UTC.
  if (!(days >= -1)) return checkDateText.on(checked);
  if (days < 1) return checkDateText.today;
  if (days < 14) return formatRelativeTime(days, 'day');
  if (days < 60) return formatRelativeTime(Math.floor(days / 7), 'week');
  if (days < 730) return formatRelativeTime(Math.floor(days / 30.44), 'month');
  return formatRelativeTime(Math.floor(days / 365.25), 'year');
}
