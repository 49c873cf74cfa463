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

/** Placeholders that spreadsheets and programs write into empty cells, in lower case. */
const emptyWords: ReadonlySet<string> = new Set(
  'null nan nil undefined n/a n.a. #n/a #ref! #value! #name? #null! #div/0! ? - -- --- s/d n/d s.d. n.d.'.split(' '),
);

/** Converts values to text, and leaves out empty ones and placeholders. */
export function collectNonEmptyTags(values: object): Record<string, string> {
  // The object has no prototype because a column may be called "__proto__", and a lookup must not find inherited
  // properties.
  const tags: Record<string, string> = Object.create(null);
  for (const [key, value] of Object.entries(values)) {
    if (value === null || value === undefined || typeof value === 'object') continue;
    const text = removeUnprintable(cleanCell(String(value))).trim();
    if (text !== '' && !emptyWords.has(text.toLowerCase())) tags[key] = text;
  }
  return tags;
}

/** Key prefixes and keys by which OpenStreetMap marks a feature as removed, out of use or planned. */
const lifecycleKeys = 'disused abandoned removed demolished destroyed razed stolen proposed planned construction'.split(
  ' ',
);

/** OpenStreetMap's main keys. A feature that has one of them but no `emergency` tag is not an AED. */
const mainKeys =
  'aerialway aeroway amenity barrier boundary building craft geological healthcare highway historic landuse leisure man_made military natural office place power public_transport railway route shop telecom tourism waterway'.split(
    ' ',
  );

const stateKey = /^(?:(?:defibrillator|aed|emergency):)?(?:operational_status|status|condition)$/;

/** Prefixes of keys that describe another tag and not the feature itself, as in `source:emergency`. */
const metadataPrefixes = new Set(['source', 'note', 'fixme', 'check_date']);

/**
 * Whether the value of an `emergency` tag includes "defibrillator". In OpenStreetMap a tag may have several values,
 * separated by semicolons.
 */
const isDefibrillator = (value: string) => value.split(';').some((name) => name.trim() === 'defibrillator');

/**
 * Returns the prefix or key that marks an AED as not in use, such as "disused" in `disused:emergency=defibrillator`.
 * Returns undefined if there is none.
 */
function lifecycleOf(tags: Readonly<Record<string, string>>): string | undefined {
  for (const [key, value] of Object.entries(tags)) {
    const prefix = /^(.+):emergency$/.exec(key)?.[1];
    if (prefix === undefined || metadataPrefixes.has(prefix)) continue;
    // If the feature also has a current `emergency` tag, the prefixed tag may describe an emergency phone that the AED
    // replaced.
    const describesAed = isDefibrillator(value) || (tags.emergency === undefined && lifecycleKeys.includes(prefix));
    if (describesAed) return prefix;
  }
  return lifecycleKeys.find((key) => tags[key] !== undefined && tags[key] !== 'no');
}

/**
 * Returns the values of the tags that describe an AED's state. The `defibrillator` tag may contain a type of AED
 * instead, so it is used only if it means "not in use".
 */
const stateValues = (tags: Readonly<Record<string, string>>) =>
  Object.entries(tags)
    .filter(([key, value]) => stateKey.test(key) || (key === 'defibrillator' && readAedState(value) === 'not in use'))
    .map(([, value]) => value);

/** Returns why an element is not a usable AED, or null if it is one. */
function exclusionReason(tags: Readonly<Record<string, string>>): string | null {
  const { emergency } = tags;
  if (emergency !== undefined && !isDefibrillator(emergency)) {
    return `it is emergency=${emergency}, not a defibrillator`;
  }
  const life = lifecycleOf(tags);
  if (life !== undefined) return `OpenStreetMap says that it is not in use: ${life}`;
  const kind = emergency === undefined ? mainKeys.find((key) => tags[key] !== undefined) : undefined;
  if (kind === undefined) return null;
  return `it is ${kind}=${tags[kind]}, and not tagged as a defibrillator: the tag emergency is missing`;
}

/** Creates a record from the type, id, position and tags of an OpenStreetMap element. */
export function createOsmRecord(
  type: string,
  number: string,
  place: { readonly longitude: unknown; readonly latitude: unknown },
  tags: Record<string, string>,
  where: string,
): SourceRecord {
  const state = combineStates('OpenStreetMap', stateValues(tags));
  const dropBecause = exclusionReason(tags) ?? state.dropBecause;
  return {
    id: `osm/${type}/${number}`,
    sourceKey: osmSource.key,
    where: `${where} (${type}/${number})`,
    ...place,
    tags,
    sameAs: tags['ref:GB:the_circuit'] ? [`the-circuit/${tags['ref:GB:the_circuit']}`] : [],
    // The date of an OpenStreetMap extract is that of its newest edit.
    ...(tags['@timestamp'] && { edited: tags['@timestamp'] }),
    ...(state.doubt !== null && { doubts: [state.doubt] }),
    ...(dropBecause !== null && { dropBecause }),
  };
}

/**
 * Compares an AED's lifecycle dates with a day. A date that is only a year or month counts as past once that year or
 * month has ended.
 */
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
 * Applies OpenStreetMap's lifecycle dates. Records of AEDs that have been removed or not yet installed on the given day
 * get a reason to leave them out. Records with unclear dates get a doubt.
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
