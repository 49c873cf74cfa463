import {
  type AccessLimit,
  type AedNote,
  accessLimits,
  aedAccessValues,
  type RegisteredAed,
} from '../aed/aed-registry.ts';
import {
  alwaysOpen,
  type CivilDate,
  isAlwaysOpen,
  type MinuteIntervals,
  minutesPerDay,
  minutesPerWeek,
  type OpeningException,
  type WeeklyOpeningHours,
} from '../aed/weekly-opening-hours.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import { Untrusted } from '../text/untrusted.ts';

/** A cluster: the AEDs of a tile, drawn as one symbol at low zooms. */
export interface AedCluster {
  readonly position: LongitudeLatitude;
  readonly count: number;
}

/** The contents of a cell file: AEDs in a leaf cell, clusters in a tile above the leaf cells. */
export interface RegistryCell {
  readonly aeds: readonly RegisteredAed[];
  readonly clusters: readonly AedCluster[];
}

type Json = Record<string, unknown>;

const isSaid = (value: unknown) =>
  value !== null &&
  value !== undefined &&
  value !== 'unknown' &&
  !(typeof value === 'object' && Object.keys(value as object).length === 0);

/**
 * Encodes opening hours for a cell file: 'always', or { open, unsure?, except?, until?, unsaid? }, where each entry of
 * `except` is [from, to, open, unsure].
 */
function encodeHours(hours: WeeklyOpeningHours | null): unknown {
  if (!hours) return null;
  if (isAlwaysOpen(hours)) return 'always';
  const { open, unsure, exceptions, knownUntil, unsaidHolidays } = hours;
  return {
    open,
    ...(unsure.length > 0 && { unsure }),
    ...(exceptions.length > 0 && { except: exceptions.map((day) => [day.from, day.to, day.open, day.unsure]) }),
    ...(knownUntil !== null && { until: knownUntil }),
    ...(unsaidHolidays && { unsaid: unsaidHolidays }),
  };
}

/** Encodes an AED as a GeoJSON feature. Unknown values are omitted. */
export function encodeAed(aed: RegisteredAed): Json {
  const { id, position, hours, ...fields } = aed;
  const properties = Object.entries({ ...fields, hours: encodeHours(hours) }).filter(([, value]) => isSaid(value));
  return {
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: position },
    properties: Object.fromEntries(properties),
  };
}

export function encodeCluster({ position, count }: AedCluster): Json {
  return { type: 'Feature', geometry: { type: 'Point', coordinates: position }, properties: { count } };
}

function readPosition(feature: Untrusted): LongitudeLatitude {
  const [longitude, latitude] = feature.field('geometry').field('coordinates').list();
  if (!longitude || !latitude) return feature.refuse('a point with two coordinates');
  return [longitude.number(-180, 180), latitude.number(-90, 90)];
}

function readSpans(value: Untrusted, end: number): MinuteIntervals {
  const minutes = value.listOrEmpty().map((entry) => entry.number(0, end));
  const isAscending = minutes.every((minute, index) => index === 0 || minute >= (minutes[index - 1] ?? 0));
  return isAscending && minutes.length % 2 === 0 ? minutes : value.refuse('ascending pairs of minutes');
}

function readDate(value: Untrusted): CivilDate {
  const date = value.text();
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? (date as CivilDate) : value.refuse('a date as 2027-01-06');
}

function readException(value: Untrusted): OpeningException {
  const [from, to, open, unsure] = value.list();
  if (!from || !to || !open || !unsure) return value.refuse('[from, to, open, unsure]');
  return {
    from: readDate(from),
    to: readDate(to),
    open: readSpans(open, minutesPerDay),
    unsure: readSpans(unsure, minutesPerDay),
  };
}

const cachedLists = new Map<string, readonly CivilDate[]>();
/** Maximum number of cached lists. A registry has one list of holidays for each country. */
const maxCachedLists = 300;

/** Reads a list of holidays. Most AEDs of a cell have the same list, so each list is parsed once and cached. */
function readHolidays(value: Untrusted): readonly CivilDate[] {
  const key = JSON.stringify(value.raw());
  const known = cachedLists.get(key) ?? value.list().map(readDate);
  if (cachedLists.size < maxCachedLists) cachedLists.set(key, known);
  return known;
}

function readHours(value: Untrusted): WeeklyOpeningHours | null {
  if (value.isMissing) return null;
  if (value.raw() === 'always') return alwaysOpen;
  const until = value.field('until');
  const unsaid = value.field('unsaid');
  return {
    open: readSpans(value.field('open'), minutesPerWeek),
    unsure: readSpans(value.field('unsure'), minutesPerWeek),
    exceptions: value.field('except').listOrEmpty().map(readException),
    knownUntil: until.isMissing ? null : readDate(until),
    ...(!unsaid.isMissing && { unsaidHolidays: readHolidays(unsaid) }),
  };
}

/** Reads which data of an AED are uncertain. The field is missing if there are none, and in older registries. */
function readDoubts(value: Untrusted): Pick<RegisteredAed, 'doubts'> {
  if (value.isMissing) return {};
  const [state, access, place] = [value.field('state'), value.field('access'), value.field('place')];
  return {
    doubts: {
      ...(!state.isMissing && { state: state.text() }),
      ...(!access.isMissing && { access: access.text() }),
      ...(!place.isMissing && { place: place.raw() === true ? true : place.number(0, 1e6) }),
    },
  };
}

const noteSays = ['way', 'limit'] as const;

function readNote(value: Untrusted): AedNote {
  const [language, says] = [value.field('language'), value.field('says')];
  return {
    text: value.field('text').text(),
    ...(!language.isMissing && { language: language.text() }),
    ...(!says.isMissing && { says: says.oneOf(noteSays) }),
  };
}

const isSaidLimit = (limit: string): limit is AccessLimit => (accessLimits as readonly string[]).includes(limit);

/** Reads the number on an AED's box. The field is missing if it is unknown, and in older registries. */
const readRef = (value: Untrusted): Pick<RegisteredAed, 'ref'> => (value.isMissing ? {} : { ref: value.text() });

/** Reads expiry dates. The field is missing if none is known, and in older registries. */
function readExpiry(value: Untrusted): Pick<RegisteredAed, 'expires'> {
  if (value.isMissing) return {};
  const [pads, battery] = [value.field('pads'), value.field('battery')];
  return {
    expires: {
      ...(!pads.isMissing && { pads: readDate(pads) }),
      ...(!battery.isMissing && { battery: readDate(battery) }),
    },
  };
}

/**
 * Reads notes and access limits, which are missing in registries published before these fields existed. Limits that
 * this release does not know are ignored.
 */
function readNotesAndLimits(properties: Untrusted): Pick<RegisteredAed, 'notes' | 'limits'> {
  const notes = properties.field('notes').listOrEmpty().map(readNote);
  const limits = properties
    .field('limits')
    .listOrEmpty()
    .map((limit) => limit.text())
    .filter(isSaidLimit);
  return { ...(notes.length > 0 && { notes }), ...(limits.length > 0 && { limits }) };
}

function readAed(feature: Untrusted): RegisteredAed {
  const properties = feature.field('properties');
  const access = properties.field('access');
  return {
    id: feature.field('id').text(),
    position: readPosition(feature),
    name: properties.field('name').text(),
    address: properties.field('address').textOrNull(),
    location: properties.field('location').texts(),
    level: properties.field('level').textOrNull(),
    isIndoor: properties.field('isIndoor').flagOrNull(),
    isLocked: properties.field('isLocked').flagOrNull(),
    access: access.isMissing ? 'unknown' : access.oneOf(aedAccessValues),
    phone: properties.field('phone').textOrNull(),
    hasChildPads: properties.field('hasChildPads').flagOrNull(),
    hours: readHours(properties.field('hours')),
    hoursText: properties.field('hoursText').textOrNull(),
    timeZone: properties.field('timeZone').text(),
    checked: properties.field('checked').textOrNull(),
    sources: properties
      .field('sources')
      .list()
      .map((source) => source.text()),
    sameAs: properties
      .field('sameAs')
      .listOrEmpty()
      .map((id) => id.text()),
    ...readRef(properties.field('ref')),
    ...readExpiry(properties.field('expires')),
    ...readNotesAndLimits(properties),
    ...readDoubts(properties.field('doubts')),
  };
}

/** Parses one AED of a cell. Throws UnreadableDataError if the feature does not fit the format. */
export const parseAed = (feature: unknown): RegisteredAed => readAed(new Untrusted(feature, 'The AED'));

/** Parses a cell file. Throws UnreadableDataError if the file does not fit the format. */
export function parseCell(value: unknown, name: string): RegistryCell {
  const features = new Untrusted(value, `Cell ${name}`).field('features').list();
  const isCluster = (feature: Untrusted) => !feature.field('properties').field('count').isMissing;
  return {
    aeds: features.filter((feature) => !isCluster(feature)).map(readAed),
    clusters: features.filter(isCluster).map((feature) => ({
      position: readPosition(feature),
      count: feature.field('properties').field('count').number(1, 1e12),
    })),
  };
}
