import { describe, expect, it } from 'vitest';
import { derivedLicence, licenceConflicts } from './licences.ts';

const source = (title: string, licence: string) => ({ key: title.toLowerCase(), title, licence });
const [osm, desio, cologne, nowhere] = [
  source('OpenStreetMap', 'ODbL-1.0'),
  source('Desio', 'CC-BY-SA-4.0'),
  source('Cologne', 'public domain'),
  source('Nowhere', 'as its publisher states'),
];

describe('licences of one registry', () => {
  it('go together where one binds and the others are free', () => {
    expect(licenceConflicts([osm, cologne, source('Takamatsu', 'CC-BY-4.0')])).toEqual([]);
    expect(derivedLicence([osm, cologne])).toBe('ODbL-1.0');
    expect(derivedLicence([cologne, desio])).toBe('CC-BY-SA-4.0');
    expect(derivedLicence([cologne])).toBe('public domain');
  });

  it('conflict where two ask to be the only one', () => {
    expect(licenceConflicts([osm, desio, cologne])).toEqual([
      {
        sources: ['OpenStreetMap', 'Desio'],
        because: 'ODbL-1.0 and CC-BY-SA-4.0 each ask that a database made of them be under the same licence.',
      },
    ]);
    expect(derivedLicence([osm, desio])).toBeNull();
  });

  it('conflict where one is not known, be it twice the same words', () => {
    expect(licenceConflicts([nowhere, cologne])).toHaveLength(1);
    expect(licenceConflicts([nowhere, source('Elsewhere', 'as its publisher states')])).toHaveLength(1);
    expect(licenceConflicts([nowhere])).toEqual([]);
  });

  it('conflict where one forbids what an open database allows', () => {
    expect(licenceConflicts([cologne, source('Town', 'CC-BY-NC-4.0')])[0]?.because).toContain('forbids uses');
  });
});
