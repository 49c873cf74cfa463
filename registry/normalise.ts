import { type AedAccess, aedAccesses, type RegisteredAed } from '../domain/aed-registry.ts';
import type { CivilDate } from '../domain/opening-week.ts';
import { compileHours } from './hours/compile-hours.ts';
import { countryOfZone } from './hours/country-of-zone.ts';
import { timeZoneAt } from './hours/time-zone.ts';
import { readPosition } from './position.ts';
import type { SourceRecord } from './source-record.ts';

type Normalised =
  | { readonly aed: RegisteredAed; readonly doubts: readonly string[] }
  | { readonly aed: null; readonly dropBecause: string };

type Tags = Readonly<Record<string, string>>;

const longestText = 500;

function firstOf(tags: Tags, ...names: readonly string[]): string | null {
  for (const name of names) {
    const text = tags[name]?.replaceAll(/\s+/g, ' ').trim();
    if (text) return text.slice(0, longestText);
  }
  return null;
}

/** Where it hangs, by language. Plain `defibrillator:location` says no language: 'und'. */
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
  return firstOf(tags, 'name', 'operator') ?? location ?? firstOf(tags, 'addr:street', 'addr:place') ?? 'AED';
}

const flag = (text: string | undefined): boolean | null => (text === 'yes' ? true : text === 'no' ? false : null);

function accessOf(text: string | undefined): AedAccess {
  return aedAccesses.find((access) => access === text) ?? 'unknown';
}

/** The day of the last check, as exactly as the source gives it; null for a date that is none or lies ahead. */
function checkedOf(tags: Tags, asOf: CivilDate): string | null {
  const text = firstOf(tags, 'check_date', 'survey:date', 'check_date:defibrillator');
  const date = text && /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?/.exec(text)?.[0];
  return date && date <= asOf ? date : null;
}

function doubtsAbout(tags: Tags, aed: RegisteredAed, positionDoubt: string | null): string[] {
  const checkDate = tags.check_date ?? tags['survey:date'];
  return [
    positionDoubt,
    checkDate && !aed.checked
      ? `the date of its last check is no date or lies ahead: "${checkDate.slice(0, 40)}"`
      : null,
    tags.access && aed.access === 'unknown' ? `its access is unknown to us: "${tags.access.slice(0, 40)}"` : null,
  ].filter((doubt) => doubt !== null && doubt !== '' && doubt !== undefined) as string[];
}

/** Turns a source's record into the published form, or says why it cannot be used. */
export function normalise(record: SourceRecord, asOf: CivilDate): Normalised {
  if (record.dropBecause) return { aed: null, dropBecause: record.dropBecause };
  const place = readPosition(record.longitude, record.latitude);
  if (place.position === null) return { aed: null, dropBecause: place.reason };
  const { tags } = record;
  const [longitude, latitude] = place.position;
  const timeZone = record.timeZone ?? timeZoneAt(longitude, latitude);
  const { hours, problem } = compileHours(tags.opening_hours ?? '', countryOfZone(timeZone), asOf);
  const location = locationsOf(tags);
  const aed: RegisteredAed = {
    id: record.id,
    position: place.position,
    name: nameOf(tags, location),
    address: addressOf(tags),
    location,
    level: firstOf(tags, 'level', 'addr:floor'),
    isIndoor: flag(tags.indoor),
    isLocked: flag(tags.locked),
    access: accessOf(tags.access),
    phone: firstOf(tags, 'phone', 'contact:phone', 'mobile', 'contact:mobile'),
    hasChildPads: record.hasChildPads ?? null,
    hours,
    hoursText: firstOf(tags, 'opening_hours:text', 'opening_hours'),
    timeZone,
    checked: checkedOf(tags, asOf),
    sources: [record.sourceKey],
    sameAs: record.sameAs,
  };
  const doubts = doubtsAbout(tags, aed, place.doubt);
  return { aed, doubts: problem ? [...doubts, problem] : doubts };
}
