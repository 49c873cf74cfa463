import { describe, expect, it } from 'vitest';
import { alwaysOpen } from '../../domain/aed/weekly-opening-hours.ts';
import type { ListedAed, UnpublishedTags } from '../evidence/listed-aed.ts';
import { atLocation, countWords, createListedRecord, shopHours } from '../testing/listed-records.ts';
import { comparePair } from './same-aed.ts';

const kinds = ['Apotheke', 'Savings bank', 'Town hall', 'Swimming pool', 'Welcia', '薬局', 'Gate'];
const always = { hours: alwaysOpen, hoursText: '24/7' };

function isSame(a: ListedAed, b: ListedAed, metres: number): boolean {
  const words = countWords([a, b], ...kinds);
  const [one, other] = [comparePair(a, b, metres, words), comparePair(b, a, metres, words)];
  expect(one).toEqual(other);
  return one.reason !== null;
}

type Said = Parameters<typeof createListedRecord>[1];
const osm = (fields: Said, unpublished?: UnpublishedTags) => createListedRecord('osm/node/1', fields, unpublished);
const city = (fields: Said, unpublished?: UnpublishedTags) => createListedRecord('city/7', fields, unpublished);

describe('two sources have the same AED', () => {
  it('by its distinctive name, within twenty-five metres', () => {
    const [a, b] = [osm({ name: 'Savings bank Adler, Exampleton' }), city({ name: 'Adler Exampleton' })];
    expect(isSame(a, b, 20)).toBe(true);
    expect(isSame(a, b, 30)).toBe(false);
  });

  it('by name and address within fifty metres, however the street is written', () => {
    const a = osm({ name: 'Apotheke', address: 'Neue Str. 5', ...shopHours });
    const b = city({ name: 'Apotheke', address: 'Neue Straße 5, 50733 Beispiel', ...shopHours });
    expect(isSame(a, b, 45)).toBe(true);
  });

  it('by name and address when only one has hours', () => {
    const a = osm({ name: 'Apotheke', address: 'Neue Straße 5' });
    const b = city({ name: 'Apotheke', address: 'Neue Straße 5', ...shopHours });
    expect(isSame(a, b, 20)).toBe(true);
  });

  it('by street and number when the name is a translation', () => {
    const a = osm({ name: 'City Library', address: 'Marktstrasse 12' });
    const b = city({ name: 'Stadtbibliothek', address: 'Marktstraße 12, Beispielstadt' });
    expect(isSame(a, b, 12)).toBe(true);
    expect(isSame(a, b, 16)).toBe(false);
  });

  it('by a Japanese address, in kanji numerals or digits', () => {
    const a = osm({ name: 'City Library', address: '例市中央町1-2-13' });
    const b = city({ name: '市立図書館', address: '香川県例市中央町一丁目2番十三号' });
    expect(isSame(a, b, 12)).toBe(true);
  });

  it('by the same name in Japanese and Arabic script', () => {
    for (const name of ['例町中央図書館', 'مكتبة المدينة المركزية']) {
      expect(isSame(osm({ name }), city({ name }), 8)).toBe(true);
    }
  });
});

describe('two sources have different AEDs', () => {
  const address = 'Lange Gasse 5';
  const pharmacy = { name: 'Apotheke Adler', address };
  const stay: readonly [string, ListedAed, ListedAed, number][] = [
    ['at one place under two names', osm(atLocation('at the entrance')), city({ name: 'Savings bank' }), 6],
    ['far apart in words', osm({ name: 'Savings bank Exampleton' }), city({ name: 'Swimming pool' }), 8],
    ['in two shops of one chain', osm({ name: 'Welcia' }), city({ name: 'Welcia' }), 12],
    [
      'in two chemist’s opposite each other',
      osm({ name: '薬局', address: '例市中央町1-2-3' }),
      city({ name: '薬局', address: '例市中央町1-2-4' }),
      9,
    ],
    ['a wall box and the pharmacy', osm({ ...pharmacy, ...always }), city({ ...pharmacy, ...shopHours }), 7],
    [
      'a wall box of unknown hours',
      osm({ ...pharmacy, name: 'AED Apotheke Adler' }),
      city({ ...pharmacy, ...shopHours }),
      7,
    ],
    ['a wall box at another’s address', osm({ name: 'Gemeinde', address, ...always }), city(pharmacy), 7],
    [
      'at one point in two towns',
      osm({ name: 'Adler Rot', address: 'Au 1' }),
      city({ name: 'Adler Rot', address: 'Berg 1' }),
      0,
    ],
    [
      'in two towns named beside the address',
      osm({ name: 'Adler Rot', address: 'Schulweg 1' }, { 'addr:city': 'Au am See' }),
      city({ name: 'Adler Rot', address: 'Schulweg 1' }, { 'addr:city': 'Berg am See' }),
      0,
    ],
    ['on ferries 2 and 3', osm({ name: 'Ferry Example Line 2' }), city({ name: 'Ferry Example Line 3' }), 5],
    ['at gates A and B', osm({ name: 'Adler Airport, gate A' }), city({ name: 'Adler Airport, gate B' }), 15],
    ['at a numbered gate and somewhere', osm({ name: 'Adler Airport' }), city({ name: 'Adler Airport 12' }), 15],
    ['at gates of one address', osm({ name: 'Gate 12', address }), city({ name: 'Porte 14', address }), 15],
    ['in the north and the south', osm({ name: 'Adler Rot North' }), city({ name: 'Adler Rot South' }), 15],
    ['on two floors', osm({ ...pharmacy, ...atLocation('EG') }), city({ ...pharmacy, ...atLocation('UG') }), 3],
    [
      'in two rooms of a school',
      osm({ ...pharmacy, ...atLocation('玄関') }),
      city({ ...pharmacy, ...atLocation('職員室') }),
      0,
    ],
    [
      'on floors one and two',
      osm({ ...pharmacy, ...atLocation('一階') }),
      city({ ...pharmacy, ...atLocation('二階') }),
      0,
    ],
    ['by vowels of Hindi', osm({ name: 'अडलर कमल' }), city({ name: 'अडलर कमला' }), 3],
    [
      'with other telephones',
      osm({ ...pharmacy, phone: '0221 123456' }),
      city({ ...pharmacy, phone: '0221 123457' }),
      3,
    ],
    [
      'in one town with no house',
      osm({ name: 'Rot', address: '3263 Au' }),
      city({ name: 'Blau', address: '3263 Au' }),
      3,
    ],
    ['on twin vehicles', osm({ name: 'Adler Rot Fahrzeug' }), city({ name: 'Adler Rot Fahrzeug' }), 3],
  ];
  for (const [what, a, b, metres] of stay) it(what, () => expect(isSame(a, b, metres)).toBe(false));
});
