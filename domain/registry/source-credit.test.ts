import { describe, expect, it } from 'vitest';
import type { RegistrySource } from '../aed/aed-registry.ts';
import { sourceCreditOf, sourceCreditsOf } from './source-credit.ts';

const openStreetMap: RegistrySource = {
  key: 'osm',
  title: 'OpenStreetMap',
  licence: 'ODbL-1.0',
  attribution: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
};
const desio: RegistrySource = {
  key: 'desio',
  title: 'AEDs of Desio',
  licence: 'CC-BY-SA-4.0',
  attribution: 'City of Desio',
  url: null,
};

describe('the credit of a source', () => {
  it('names it once, with its page and its licence', () => {
    expect(sourceCreditOf(openStreetMap)).toEqual({
      key: 'osm',
      words: '© OpenStreetMap contributors',
      address: 'https://www.openstreetmap.org/copyright',
      licence: 'ODbL-1.0',
      licenceAddress: 'https://opendatacommons.org/licenses/odbl/1-0/',
    });
    expect(sourceCreditOf(desio)).toMatchObject({
      words: 'City of Desio, AEDs of Desio',
      address: null,
      licenceAddress: 'https://creativecommons.org/licenses/by-sa/4.0/',
    });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/relative', 'ftp://example.org'])(
    'has no link to an address that is not http: %s',
    (url) => {
      expect(sourceCreditOf({ ...desio, url }).address).toBeNull();
    },
  );

  it.each(['as its publisher states', 'public domain', 'CC-BY', 'constructor'])(
    'has no link for an unknown licence: %s',
    (licence) => {
      expect(sourceCreditOf({ ...desio, licence })).toMatchObject({ licence, licenceAddress: null });
    },
  );

  it('lists the sources that are shown, and all when those are unknown', () => {
    const sources = [openStreetMap, desio];
    const keysOf = (keys: ReadonlySet<string> | null) => sourceCreditsOf(sources, keys).map(({ key }) => key);
    expect(keysOf(new Set(['desio']))).toEqual(['desio']);
    expect(keysOf(new Set(['gone']))).toEqual([]);
    expect(keysOf(null)).toEqual(['osm', 'desio']);
  });
});
