import type { RegistrySource } from '../../domain/aed/aed-registry.ts';
import type { SourceRecord } from '../source-record.ts';

export const osmSource: RegistrySource = {
  key: 'osm',
  title: 'OpenStreetMap',
  licence: 'ODbL-1.0',
  attribution: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
};

/** Values as text, without the empty ones. */
export function textTags(values: object): Record<string, string> {
  const tags: Record<string, string> = {};
  for (const [key, value] of Object.entries(values)) {
    if (value === null || value === undefined || typeof value === 'object') continue;
    const text = String(value).trim();
    if (text !== '') tags[key] = text;
  }
  return tags;
}

/** A record of OpenStreetMap from its type, number, place and tags. */
export function osmRecord(
  type: string,
  number: string,
  place: { readonly longitude: unknown; readonly latitude: unknown },
  tags: Record<string, string>,
  where: string,
): SourceRecord {
  const isDefibrillator = tags.emergency === undefined || tags.emergency === 'defibrillator';
  return {
    id: `osm/${type}/${number}`,
    sourceKey: osmSource.key,
    where: `${where} (${type}/${number})`,
    ...place,
    tags,
    sameAs: tags['ref:GB:the_circuit'] ? [`the-circuit/${tags['ref:GB:the_circuit']}`] : [],
    // What was edited last tells how old an extract is.
    ...(tags['@timestamp'] && { edited: tags['@timestamp'] }),
    ...(!isDefibrillator && { dropBecause: `it is emergency=${tags.emergency}, not a defibrillator` }),
  };
}
