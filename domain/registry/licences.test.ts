import { describe, expect, it } from 'vitest';
import { deriveLicence, findLicenceConflicts } from './licences.ts';

const source = (title: string, licence: string) => ({ key: title.toLowerCase(), title, licence });
const [osm, desio, cologne, nowhere] = [
  source('OpenStreetMap', 'ODbL-1.0'),
  source('Desio', 'CC-BY-SA-4.0'),
  source('Cologne', 'public domain'),
  source('Nowhere', 'as its publisher states'),
];

describe('the licences of one registry', () => {
  it('are compatible when one is binding and the others are free', () => {
    expect(findLicenceConflicts([osm, cologne, source('Takamatsu', 'CC-BY-4.0')])).toEqual([]);
    expect(deriveLicence([osm, cologne])).toBe('ODbL-1.0');
    expect(deriveLicence([cologne, desio])).toBe('CC-BY-SA-4.0');
    expect(deriveLicence([cologne])).toBe('public domain');
  });

  it('conflict when two demand to be the only one', () => {
    expect(findLicenceConflicts([osm, desio, cologne])).toEqual([
      {
        sources: ['OpenStreetMap', 'Desio'],
        because: 'ODbL-1.0 and CC-BY-SA-4.0 each ask that a database made of them be under the same licence.',
      },
    ]);
    expect(deriveLicence([osm, desio])).toBeNull();
  });

  it('conflict when one is unknown, even if twice the same text', () => {
    expect(findLicenceConflicts([nowhere, cologne])).toHaveLength(1);
    expect(findLicenceConflicts([nowhere, source('Elsewhere', 'as its publisher states')])).toHaveLength(1);
    expect(findLicenceConflicts([nowhere])).toEqual([]);
  });

  it('conflict when one forbids what an open database allows', () => {
    expect(findLicenceConflicts([cologne, source('Town', 'CC-BY-NC-4.0')])[0]?.because).toContain('forbids uses');
  });
});
