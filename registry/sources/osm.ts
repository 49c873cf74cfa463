import type { RegistrySource } from '../../domain/aed/aed-registry.ts';
import type { CivilDate } from '../../domain/aed/weekly-opening-hours.ts';
import { removeUnprintable } from '../../domain/text/remove-unprintable.ts';
import type { Doubt } from '../doubts/doubt.ts';
import type { SourceRecord } from '../source-record.ts';
import { combineStates, readAedState } from './read-aed-state.ts';
import { cleanCell } from './text/clean-cell.ts';

export const osmSource: RegistrySource = {
  key: 'osm',
  title: 'OpenStreetMap',
  licence: 'ODbL-1.0',
  attribution: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
};

/** Placeholders that spreadsheets and programs write into empty cells. */
const emptyWords: ReadonlySet<string> = new Set(
  'null nan nil undefined n/a n.a. #n/a #ref! #value! #name? #null! #div/0! ? - -- --- s/d n/d s.d. n.d.'.split(' '),
);

/** Values as text, without the empty ones. */
export function nonEmptyTags(values: object): Record<string, string> {
  // Without a prototype, because a column may be called "__proto__", and missing columns must not be found there.
  const tags: Record<string, string> = Object.create(null);
  for (const [key, value] of Object.entries(values)) {
    if (value === null || value === undefined || typeof value === 'object') continue;
    const text = removeUnprintable(cleanCell(String(value))).trim();
    if (text !== '' && !emptyWords.has(text.toLowerCase())) tags[key] = text;
  }
  return tags;
}

/** Key prefixes and keys by which OpenStreetMap marks a feature as gone, out of use or planned. */
const otherLives = 'disused abandoned removed demolished destroyed razed stolen proposed planned construction'.split(
  ' ',
);

/** OpenStreetMap's main keys. If `emergency` is missing and one of them is present, the feature is not an AED. */
const kinds =
  'aerialway aeroway amenity barrier boundary building craft geological healthcare highway historic landuse leisure man_made military natural office place power public_transport railway route shop telecom tourism waterway'.split(
    ' ',
  );

const stateKey = /^(?:(?:defibrillator|aed|emergency):)?(?:operational_status|status|condition)$/;

/** Key prefixes that concern the tag and not the feature. */
const aboutTags = new Set(['source', 'note', 'fixme', 'check_date']);

/** A feature may have several values, in a list. */
const isDefibrillator = (value: string) => value.split(';').some((name) => name.trim() === 'defibrillator');

/** The lifecycle prefix of `emergency` in a key: "disused" for `disused:emergency=defibrillator`. */
function otherLife(tags: Readonly<Record<string, string>>): string | undefined {
  for (const [key, value] of Object.entries(tags)) {
    const before = /^(.+):emergency$/.exec(key)?.[1];
    if (before === undefined || aboutTags.has(before)) continue;
    // The AED may have replaced an emergency phone.
    const isMeant = isDefibrillator(value) || (tags.emergency === undefined && otherLives.includes(before));
    if (isMeant) return before;
  }
  return otherLives.find((key) => tags[key] !== undefined && tags[key] !== 'no');
}

/** The state of an AED by its tags. The `defibrillator` tag may also contain a type, so only a no counts. */
const statesOf = (tags: Readonly<Record<string, string>>) =>
  Object.entries(tags)
    .filter(([key, value]) => stateKey.test(key) || (key === 'defibrillator' && readAedState(value) === 'not in use'))
    .map(([, value]) => value);

/** Why an element is not a usable AED; null if it is. */
function whyNoAed(tags: Readonly<Record<string, string>>): string | null {
  const { emergency } = tags;
  if (emergency !== undefined && !isDefibrillator(emergency)) {
    return `it is emergency=${emergency}, not a defibrillator`;
  }
  const life = otherLife(tags);
  if (life !== undefined) return `OpenStreetMap says that it is not in use: ${life}`;
  const kind = emergency === undefined ? kinds.find((key) => tags[key] !== undefined) : undefined;
  if (kind === undefined) return null;
  return `it is ${kind}=${tags[kind]}, and not tagged as a defibrillator: the tag emergency is missing`;
}

/** A record of OpenStreetMap from its type, id, position and tags. */
export function osmRecord(
  type: string,
  number: string,
  place: { readonly longitude: unknown; readonly latitude: unknown },
  tags: Record<string, string>,
  where: string,
): SourceRecord {
  const state = combineStates('OpenStreetMap', statesOf(tags));
  const dropBecause = whyNoAed(tags) ?? state.dropBecause;
  return {
    id: `osm/${type}/${number}`,
    sourceKey: osmSource.key,
    where: `${where} (${type}/${number})`,
    ...place,
    tags,
    sameAs: tags['ref:GB:the_circuit'] ? [`the-circuit/${tags['ref:GB:the_circuit']}`] : [],
    // The newest edit dates an extract.
    ...(tags['@timestamp'] && { edited: tags['@timestamp'] }),
    ...(state.doubt !== null && { doubts: [state.doubt] }),
    ...(dropBecause !== null && { dropBecause }),
  };
}

/** State by its lifecycle dates on a day: a year or month has passed when the next one has started. */
function lifetimeOn(
  tags: Readonly<Record<string, string>>,
  asOf: CivilDate,
): { readonly dropBecause?: string; readonly doubt?: Doubt } {
  const compared = (key: string) => {
    const date = tags[key] ?? '';
    if (!/^\d{4}(?:-\d\d){0,2}$/.test(date)) return null;
    const now = asOf.slice(0, date.length);
    return date < now ? 'past' : date > now ? 'ahead' : 'now';
  };
  const ahead = ['opening_date', 'start_date'].find((key) => compared(key) === 'ahead');
  if (ahead !== undefined) return { dropBecause: `OpenStreetMap says that it is not there yet: ${tags[ahead]}` };
  if (compared('end_date') === 'past')
    return { dropBecause: `OpenStreetMap says that it is no longer there: ${tags.end_date}` };
  const open = ['opening_date', 'end_date'].find((key) => tags[key] && [null, 'now'].includes(compared(key)));
  if (open === undefined) return {};
  const says = `${open}=${tags[open]}`;
  return { doubt: { kind: 'days not clear', reason: `it is not clear whether it is there today: ${says}`, says } };
}

/**
 * Applies OpenStreetMap's lifecycle dates: a record that has ended or not yet started on a day gets the reason to drop
 * it, one with unclear dates a doubt.
 */
export async function* applyLifecycleDates(
  records: AsyncIterable<SourceRecord>,
  asOf: CivilDate,
): AsyncGenerator<SourceRecord> {
  for await (const record of records) {
    const { dropBecause, doubt } = record.sourceKey === osmSource.key ? lifetimeOn(record.tags, asOf) : {};
    if (dropBecause !== undefined) yield { dropBecause, ...record };
    else yield doubt === undefined ? record : { ...record, doubts: [...(record.doubts ?? []), doubt] };
  }
}
