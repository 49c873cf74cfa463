import type { RegistrySource } from '../../domain/aed/aed-registry.ts';
import type { SourceRecord } from '../source-record.ts';

export const osmSource: RegistrySource = {
  key: 'osm',
  title: 'OpenStreetMap',
  licence: 'ODbL-1.0',
  attribution: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
};

/** What spreadsheets and programs write into a cell that holds nothing. */
const emptyWords: ReadonlySet<string> = new Set(
  'null nan nil undefined n/a n.a. #n/a #ref! #value! #name? #null! #div/0! ? - -- ---'.split(' '),
);

/** Values as text, without the empty ones. */
export function textTags(values: object): Record<string, string> {
  const tags: Record<string, string> = {};
  for (const [key, value] of Object.entries(values)) {
    if (value === null || value === undefined || typeof value === 'object') continue;
    const text = String(value).trim();
    if (text !== '' && !emptyWords.has(text.toLowerCase())) tags[key] = text;
  }
  return tags;
}

/** Words before a key, and keys of their own, by which OpenStreetMap says what is gone or out of use. */
const formerly = ['disused', 'abandoned', 'removed', 'demolished', 'destroyed', 'razed', 'was'];

/** OpenStreetMap's keys that say what a thing is. One of them where `emergency` is missing says that it is something else. */
const kinds =
  'aerialway aeroway amenity barrier boundary building craft geological healthcare highway historic landuse leisure man_made military natural office place power public_transport railway route shop telecom tourism waterway'.split(
    ' ',
  );

const workingStates = [
  'operational',
  'working',
  'functional',
  'functioning',
  'ok',
  'good',
  'yes',
  'open',
  'active',
  'in_service',
];

/** Why an element is no AED that could be fetched; null where it is one. */
function whyNoAed(tags: Readonly<Record<string, string>>): string | null {
  const { emergency } = tags;
  if (emergency !== undefined && emergency !== 'defibrillator') {
    return `it is emergency=${emergency}, not a defibrillator`;
  }
  const past = formerly.find((state) => tags[`${state}:emergency`] !== undefined || tags[state] === 'yes');
  if (past !== undefined) return `OpenStreetMap says that it is out of use or gone: ${past}`;
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
  const dropBecause = whyNoAed(tags);
  const state = tags.operational_status?.toLowerCase();
  return {
    id: `osm/${type}/${number}`,
    sourceKey: osmSource.key,
    where: `${where} (${type}/${number})`,
    ...place,
    tags,
    sameAs: tags['ref:GB:the_circuit'] ? [`the-circuit/${tags['ref:GB:the_circuit']}`] : [],
    // What was edited last tells how old an extract is.
    ...(tags['@timestamp'] && { edited: tags['@timestamp'] }),
    ...(state !== undefined &&
      !workingStates.includes(state) && { doubts: [`OpenStreetMap says of its state: ${state.slice(0, 60)}`] }),
    ...(dropBecause !== null && { dropBecause }),
  };
}
