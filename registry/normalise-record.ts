import { type RegisteredAed, unnamedAed } from '../domain/aed/aed-registry.ts';
import type { CivilDate } from '../domain/aed/weekly-opening-hours.ts';
import { countryOfTimeZone } from '../domain/geography/country-of-time-zone.ts';
import type { LongitudeLatitude } from '../domain/geography/position.ts';
import { moveLocationFromAccess } from './access-texts/location-in-access.ts';
import { collectRecordNotes } from './access-texts/record-notes.ts';
import { type Doubt, toDataUncertainty } from './doubts/doubt.ts';
import { findExpiryDoubts, parseExpiry } from './expiry.ts';
import { compileHours } from './hours/compile-hours.ts';
import { languagesOf } from './hours/country-languages.ts';
import { timeZoneAt } from './hours/time-zone.ts';
import { parseAccess } from './parse-access.ts';
import { type DateSpan, parseDate } from './parse-date.ts';
import { readPosition } from './positions/position.ts';
import type { SourceRecord } from './source-record.ts';
import { readIndoors, readYesNo } from './sources/columns/yes-no.ts';
import { osmSource } from './sources/osm.ts';

type Normalised =
  | {
      readonly aed: RegisteredAed;
      readonly doubts: readonly Doubt[];
      readonly misplaced: Misplacement | null;
      /** The country of the position, as an ISO 3166-1 code in lower case. Null in the open sea. */
      readonly country: string | null;
    }
  | { readonly aed: null; readonly dropBecause: string };

type Tags = Readonly<Record<string, string>>;

const maxTextLength = 500;

/** Shortens a text to the maximum length without splitting a surrogate pair. */
const shorten = (text: string) => text.slice(0, maxTextLength).replace(/\p{Cs}$/u, '');

function firstOf(tags: Tags, ...names: readonly string[]): string | null {
  for (const name of names) {
    const text = tags[name]?.replaceAll(/\s+/g, ' ').trim();
    if (text) return shorten(text);
  }
  return null;
}

/**
 * Returns the descriptions of the location by language code. `defibrillator:location` names no language, so its text
 * gets the code 'und'.
 */
function locationsOf(tags: Tags): Record<string, string> {
  const locations: Record<string, string> = {};
  const plain = firstOf(tags, 'defibrillator:location', 'aed:location', 'description');
  if (plain) locations.und = plain;
  for (const tag of Object.keys(tags).sort()) {
    const language = /^(?:defibrillator|aed):location:([a-z]{2,3})$/.exec(tag)?.[1];
    const text = language && firstOf(tags, tag);
    if (language && text) locations[language] ??= text;
  }
  return locations;
}

function addressOf(tags: Tags): string | null {
  const whole = firstOf(tags, 'addr:full', 'contact:addr', 'object:addr');
  if (whole) return whole;
  const join = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' ');
  const street = join(
    firstOf(tags, 'addr:street', 'addr:place', 'object:street'),
    firstOf(tags, 'addr:housenumber', 'object:housenumber'),
  );
  const town = join(firstOf(tags, 'addr:postcode'), firstOf(tags, 'addr:city', 'addr:suburb', 'object:city'));
  return [street, town].filter((part) => part !== '').join(', ') || null;
}

function nameOf(tags: Tags, locations: Readonly<Record<string, string>>): string {
  const location = locations.und ?? Object.values(locations)[0] ?? null;
  return firstOf(tags, 'name', 'operator') ?? location ?? firstOf(tags, 'addr:street', 'addr:place') ?? unnamedAed;
}

interface Misplacement {
  readonly kind: 'at sea' | 'abroad';
  readonly reason: string;
}

/**
 * Returns the reason why a position must be wrong: it is in the open sea, or outside the country of its source. Null if
 * there is no such reason.
 */
function misplacement(
  [longitude, latitude]: LongitudeLatitude,
  { timeZone, countries }: SourceRecord,
  zoneThere: string,
): Misplacement | null {
  const at = `longitude ${longitude}, latitude ${latitude}`;
  // The time zones of countries include their territorial waters. The zones of the open sea begin with "Etc/".
  if (zoneThere.startsWith('Etc/')) return { kind: 'at sea', reason: `it lies in the open sea: ${at}` };
  const country = timeZone === undefined ? null : countryOfTimeZone(timeZone);
  const expected = countries?.map((code) => code.toLowerCase()) ?? (country === null ? [] : [country]);
  return expected.length > 0 && !expected.includes(countryOfTimeZone(zoneThere) ?? '')
    ? { kind: 'abroad', reason: `it lies outside the country of its source: ${at}` }
    : null;
}

/**
 * Returns the phone number of a record. It may be in the tag `mobile`, which in other records says that the AED is
 * portable.
 */
function phoneOf(tags: Tags): string | null {
  const mobile = firstOf(tags, 'mobile', 'contact:mobile');
  const digits = mobile?.replaceAll(/\D/g, '') ?? '';
  return firstOf(tags, 'phone', 'contact:phone') ?? (digits.length >= 3 ? mobile : null);
}

/**
 * Returns the number on the AED's box, which emergency dispatchers may know. Sources also use the field for names,
 * addresses and phone numbers, so a box number must have a digit, no lower-case letter, and fewer digits than a phone
 * number.
 */
function boxNumberOf(tags: Tags): Pick<RegisteredAed, 'ref'> {
  const ref = firstOf(tags, 'ref');
  const isNumber = ref !== null && /^(?=.*\d)[\p{Lu}\p{Lo}\d][\p{Lu}\p{Lo}\d ./#-]{0,15}$/u.test(ref);
  return isNumber && !/^(?:[ ./-]*\d){7,}/.test(ref) ? { ref } : {};
}

const asExactly = (span: DateSpan | null) => span && (span.from === span.to ? span.from : span.from.slice(0, 7));

/**
 * Returns the date of the last check: a day, a month or a year, as precisely as the source gives it. Null for an
 * invalid or future date.
 */
function checkedOf(tags: Tags, asOf: CivilDate): string | null {
  const text = firstOf(tags, 'check_date', 'survey:date', 'check_date:defibrillator');
  if (text === null) return null;
  // Years of other calendars, such as 1402 or 2567, are not matched here.
  const written = /^(?:19[89]|20\d)\d(-(0[1-9]|1[0-2]))?(?![-/.\d])/.exec(text)?.[0];
  const date = written ?? asExactly(parseDate(text));
  return date !== null && date <= asOf ? date : null;
}

/**
 * Returns the text about opening hours, as the source has it. If the value of `opening_hours` could not be parsed, it
 * is added at the end.
 */
function hoursTextOf(tags: Tags, isRead: boolean): string | null {
  const value = firstOf(tags, 'opening_hours');
  const written = firstOf(tags, 'opening_hours:text') ?? value;
  return isRead || written === value || value === null ? written : shorten(`${written} · ${value}`);
}

function doubtsAbout(tags: Tags, aed: RegisteredAed): Doubt[] {
  const checkDate = tags.check_date ?? tags['survey:date'];
  const doubts: Doubt[] = [];
  if (checkDate && !aed.checked) {
    const reason = `the date of its last check is not a date, could be one of two days, or is in the future: "${checkDate.slice(0, 40)}"`;
    doubts.push({ kind: 'day of check', reason });
  }
  if (tags.access && aed.access === 'unknown') {
    // If the source itself says that access is unknown, this is not counted as a phrase that we failed to understand.
    const kind = tags.access.trim().toLowerCase() === 'unknown' ? 'access said to be unknown' : 'access not understood';
    const reason = `its access is unknown to us: "${tags.access.slice(0, 40)}"`;
    doubts.push({ kind, reason, says: tags.access });
  }
  return doubts;
}

/** Converts a source's record to the published form, or returns the reason why it cannot be published. */
export function normaliseRecord(record: SourceRecord, asOf: CivilDate): Normalised {
  if (record.dropBecause) return { aed: null, dropBecause: record.dropBecause };
  const place = readPosition(record.longitude, record.latitude);
  if (place.position === null) return { aed: null, dropBecause: place.reason };
  const [longitude, latitude] = place.position;
  const zoneThere = timeZoneAt(longitude, latitude);
  // The hours of an AED are in the time zone of its position. The open sea has no country's time zone, so the source's
  // time zone is used there.
  const timeZone = zoneThere.startsWith('Etc/') ? (record.timeZone ?? zoneThere) : zoneThere;
  const zoneCountry = countryOfTimeZone(timeZone);
  const tags = moveLocationFromAccess(record.tags, languagesOf(zoneCountry));
  const origin = {
    country: zoneCountry,
    asOf,
    isTag: record.sourceKey === osmSource.key,
    isComposed: record.hasComposedHours ?? false,
  };
  const { hours, problem } = compileHours(tags.opening_hours ?? '', origin);
  const location = locationsOf(tags);
  const { expires, doubts: doubtsAboutExpiry } = parseExpiry(tags);
  const aed: RegisteredAed = {
    id: record.id,
    position: place.position,
    name: nameOf(tags, location),
    address: addressOf(tags),
    location,
    level: firstOf(tags, 'level', 'addr:floor'),
    isIndoor: readIndoors(tags.indoor),
    isLocked: readYesNo(tags.locked),
    access: parseAccess(tags.access),
    phone: phoneOf(tags),
    ...boxNumberOf(tags),
    hasChildPads: record.hasChildPads ?? null,
    hours,
    hoursText: hoursTextOf(tags, hours !== null),
    timeZone,
    checked: checkedOf(tags, asOf),
    ...(expires !== undefined && { expires }),
    sources: [record.sourceKey],
    sameAs: record.sameAs,
  };
  const words = collectRecordNotes(tags, aed, zoneCountry);
  if (words.dropBecause !== null) return { aed: null, dropBecause: words.dropBecause };
  const misplaced = misplacement(place.position, record, zoneThere);
  const doubts: readonly (Doubt | null)[] = [
    place.doubt,
    ...doubtsAbout(tags, aed),
    ...doubtsAboutExpiry,
    ...findExpiryDoubts(record, expires, asOf),
    misplaced && { kind: 'at sea or abroad', reason: misplaced.reason },
    problem === null ? null : { kind: 'hours not understood', reason: problem },
    ...words.doubts,
    ...(record.doubts ?? []),
  ];
  const raised = doubts.filter((doubt) => doubt !== null);
  const shown = toDataUncertainty(raised);
  return {
    aed: {
      ...aed,
      ...(words.notes.length > 0 && { notes: words.notes }),
      ...(words.limits.length > 0 && { limits: words.limits }),
      ...(shown !== null && { doubts: shown }),
    },
    doubts: raised,
    misplaced,
    country: countryOfTimeZone(zoneThere),
  };
}
