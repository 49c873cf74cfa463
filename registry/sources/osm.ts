import type { RegistrySource } from '../../domain/aed/aed-registry.ts';
import type { CivilDate } from '../../domain/aed/opening-week.ts';
import type { Doubt } from '../doubts/doubt.ts';
import type { SourceRecord } from '../source-record.ts';
import { judgeStates, readState } from './read-state.ts';
import { plainCell } from './text/plain-cell.ts';

export const osmSource: RegistrySource = {
  key: 'osm',
  title: 'OpenStreetMap',
  licence: 'ODbL-1.0',
  attribution: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
};

/** What spreadsheets and programs write into a cell that holds nothing. */
const emptyWords: ReadonlySet<string> = new Set(
  'null nan nil undefined n/a n.a. #n/a #ref! #value! #name? #null! #div/0! ? - -- --- s/d n/d s.d. n.d.'.split(' '),
);

/** Values as text, without the empty ones. */
export function textTags(values: object): Record<string, string> {
  // Without a prototype: a column may be called "__proto__", and none that is missing is found there.
  const tags: Record<string, string> = Object.create(null);
  for (const [key, value] of Object.entries(values)) {
    if (value === null || value === undefined || typeof value === 'object') continue;
    const text = plainCell(String(value)).trim();
    if (text !== '' && !emptyWords.has(text.toLowerCase())) tags[key] = text;
  }
  return tags;
}

/** Words before a key, and keys of their own, by which OpenStreetMap says that a thing is gone, out of use or to come. */
const otherLives = 'disused abandoned removed demolished destroyed razed stolen proposed planned construction'.split(
  ' ',
);

/** OpenStreetMap's keys that say what a thing is. One of them where `emergency` is missing says that it is something else. */
const kinds =
  'aerialway aeroway amenity barrier boundary building craft geological healthcare highway historic landuse leisure man_made military natural office place power public_transport railway route shop telecom tourism waterway'.split(
    ' ',
  );

const stateKey = /^(?:(?:defibrillator|aed|emergency):)?(?:operational_status|status|condition)$/;

/** Words before a key that tell of the tag and not of the thing. */
const aboutTags = new Set(['source', 'note', 'fixme', 'check_date']);

/** One thing may be several: their names are in a list. */
const isDefibrillator = (value: string) => value.split(';').some((name) => name.trim() === 'defibrillator');

/** What is before `emergency` in another key: "disused" of `disused:emergency=defibrillator`. */
function otherLife(tags: Readonly<Record<string, string>>): string | undefined {
  for (const [key, value] of Object.entries(tags)) {
    const before = /^(.+):emergency$/.exec(key)?.[1];
    if (before === undefined || aboutTags.has(before)) continue;
    // An AED may hang where an emergency phone was.
    const isMeant = isDefibrillator(value) || (tags.emergency === undefined && otherLives.includes(before));
    if (isMeant) return before;
  }
  return otherLives.find((key) => tags[key] !== undefined && tags[key] !== 'no');
}

/** What its tags say of its state. `defibrillator` may tell its kind as well, so that only a no counts. */
const statesOf = (tags: Readonly<Record<string, string>>) =>
  Object.entries(tags)
    .filter(([key, value]) => stateKey.test(key) || (key === 'defibrillator' && readState(value) === 'not in use'))
    .map(([, value]) => value);

/** Why an element is no AED that could be fetched; null where it is one. */
function whyNoAed(tags: Readonly<Record<string, string>>): string | null {
  const { emergency } = tags;
  if (emergency !== undefined && !isDefibrillator(emergency)) {
    return `it is emergency=${emergency}, not a defibrillator`;
  }
  const life = otherLife(tags);
  if (life !== undefined) return `OpenStreetMap says that it is not in use: ${life}`;
  const kind = emergency === undefined ? kinds.find((key) => tags[key] !== undefined) : undefined;
  if (kind === undefined) return null;
  return `it is ${kind}=${tags[kind]}, and not said to be a defibrillator: the tag emergency is missing`;
}

/** A record of OpenStreetMap from its type, number, place and tags. */
export function osmRecord(
  type: string,
  number: string,
  place: { readonly longitude: unknown; readonly latitude: unknown },
  tags: Record<string, string>,
  where: string,
): SourceRecord {
  const state = judgeStates('OpenStreetMap', statesOf(tags));
  const dropBecause = whyNoAed(tags) ?? state.dropBecause;
  return {
    id: `osm/${type}/${number}`,
    sourceKey: osmSource.key,
    where: `${where} (${type}/${number})`,
    ...place,
    tags,
    sameAs: tags['ref:GB:the_circuit'] ? [`the-circuit/${tags['ref:GB:the_circuit']}`] : [],
    // What was edited last tells how old an extract is.
    ...(tags['@timestamp'] && { edited: tags['@timestamp'] }),
    ...(state.doubt !== null && { doubts: [state.doubt] }),
    ...(dropBecause !== null && { dropBecause }),
  };
}

/** What its days say on a day: a year or a month is over when the next one has begun. */
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
  return { doubt: { kind: 'days not clear', reason: `whether it is there today is not clear: ${says}`, says } };
}

/** The records, without those whose days in OpenStreetMap are over or to come on a day. */
export async function* thereOn(records: AsyncIterable<SourceRecord>, asOf: CivilDate): AsyncGenerator<SourceRecord> {
  for await (const record of records) {
    const { dropBecause, doubt } = record.sourceKey === osmSource.key ? lifetimeOn(record.tags, asOf) : {};
    if (dropBecause !== undefined) yield { dropBecause, ...record };
    else yield doubt === undefined ? record : { ...record, doubts: [...(record.doubts ?? []), doubt] };
  }
}
