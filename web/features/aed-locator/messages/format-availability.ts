import { type AssessedAed, walkingKm } from '../../../../domain/aed/assessed-aed.ts';
import { availabilityAt, formatMinuteOfDay, type LocalTimeOnArrival } from '../../../../domain/aed/availability.ts';
import { openingStateAt } from '../../../../domain/aed/weekly-opening-hours.ts';
import { roundKilometresForDisplay } from '../../../../domain/geography/distance.ts';
import { formatDay, formatFeet, formatMeasure, formatRelativeTime, lowercaseFirst } from '../../../languages/format.ts';
import { availabilityText, checkedText, registryText } from './registry-text.ts';

/** Phrases a time at the AED; midnight has its own sentence. */
function momentSentence(of: keyof typeof availabilityText.midnight, moment: LocalTimeOnArrival): string {
  const isMidnight = moment.daysAhead === 1 && moment.minute === 0;
  return isMidnight ? availabilityText.midnight[of] : availabilityText[of](momentWords(moment));
}

/** A time at the AED: "18:00" on the day of arrival, "Monday 08:00" on another; beyond a week with the date. */
function momentWords({ date, minute, daysAhead }: LocalTimeOnArrival): string {
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
  // The register's hours end here without saying that the AED is closed afterwards.
  const isSurelyClosed = openingStateAt(aed.hours, closes.date, closes.minute) === 'closed';
  return start + registryText.comma + momentSentence(isSurelyClosed ? 'closes' : 'knownUntil', closes);
}

/** The availability at the time of arrival on foot: "Open now, closes 18:00". */
export function formatAvailability(usable: AssessedAed, now: Date): string {
  const { aed, availability } = usable;
  if (availability.state === 'unknown') return availabilityText.unknown[availability.because];
  const atOnce = availabilityAt(aed, now);
  if (availability.state === 'open') return openWords(usable, atOnce.state === 'open');
  if (atOnce.state === 'open') return availabilityText.closesBefore;
  return availability.opens === null
    ? availabilityText.closedForLong
    : momentSentence('closedUntil', availability.opens);
}

/** The availability as part of a sentence: starts with a small letter. */
export function formatAvailabilityClause(usable: AssessedAed, now: Date): string {
  return lowercaseFirst(formatAvailability(usable, now));
}

/**
 * Formats a distance as on the card: metres up to a kilometre, kilometres beyond. For American readers with feet or
 * miles: "250 m (820 ft)".
 */
export function formatDistanceWithFeet(kilometres: number): string {
  const told = roundKilometresForDisplay(kilometres);
  const metric = told < 1 ? formatMeasure(told * 1000, 'meter', 0) : formatMeasure(told, 'kilometer', 1);
  const feet = formatFeet(told);
  return feet === null ? metric : `${metric} (${feet})`;
}

/** The alternative to a closed AED: "24/7 one 250 m further (Town Hall)". */
export function formatAlternative(closed: AssessedAed, alwaysOpen: AssessedAed): string {
  const further = walkingKm(alwaysOpen) - walkingKm(closed);
  const { name } = alwaysOpen.aed;
  return further < 0.005
    ? availabilityText.alternativeNearer(name)
    : availabilityText.alternativeFurther(formatDistanceWithFeet(further), name);
}

const dayMs = 86_400_000;

/**
 * How long ago an AED was checked, to follow the word 'Verified'. The register gives a day, a month or a year. A date
 * in the future is shown unchanged.
 */
export function formatChecked(checked: string, now: Date): string {
  const [year = '', month, day] = checked.split('-');
  if (month === undefined) return checkedText.inYear(year);
  if (day === undefined)
    return checkedText.inMonth(
      formatDay(new Date(`${checked}-01T00:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    );
  const days = Math.floor(now.getTime() / dayMs) - Date.parse(`${checked}T00:00:00Z`) / dayMs;
  // A check of tomorrow in UTC may be of today east of Greenwich.
  if (!(days >= -1)) return checkedText.on(checked);
  if (days < 1) return checkedText.today;
  if (days < 14) return formatRelativeTime(days, 'day');
  if (days < 60) return formatRelativeTime(Math.floor(days / 7), 'week');
  if (days < 730) return formatRelativeTime(Math.floor(days / 30.44), 'month');
  return formatRelativeTime(Math.floor(days / 365.25), 'year');
}
