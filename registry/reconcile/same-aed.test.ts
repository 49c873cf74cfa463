import { describe, expect, it } from 'vitest';
import { alwaysOpen } from '../../domain/aed/weekly-opening-hours.ts';
import type { ListedAed } from '../evidence/listed-aed.ts';
import { atLocation, countWords, createListedRecord, shopHours } from '../testing/listed-records.ts';
import { comparePair, havePlaceholderPosition } from './same-aed.ts';

const kinds = ['Pharmacy', 'Apotheke', 'School', 'Szkoła Podstawowa', 'Fire station', 'reception', '小学校', '玄関'];
const always = { hours: alwaysOpen, hoursText: '24/7' };

/** Whether two records count as the same AED. The order of the two must not matter. */
function isSame(a: ListedAed, b: ListedAed, metres: number): boolean {
  const words = countWords([a, b], ...kinds);
  const [one, other] = [comparePair(a, b, metres, words), comparePair(b, a, metres, words)];
  expect(one).toEqual(other);
  return one.reason !== null;
}

describe('one AED listed twice in OpenStreetMap', () => {
  it('is merged by the same distinctive words within arm’s reach', () => {
    const [a, b] = [
      createListedRecord('osm/node/1', atLocation('Pharmacy Adler, Exampleton')),
      createListedRecord('osm/node/9000', atLocation('pharmacy ADLER exampleton')),
    ];
    expect(isSame(a, b, 4)).toBe(true);
    expect(isSame(a, b, 7)).toBe(false);
  });

  it('is merged by its place’s name and telephone, in any format', () => {
    const fields = atLocation('Zagroda Example');
    const [a, b] = [
      createListedRecord('osm/node/1', { ...fields, phone: '+48 792 091 615' }),
      createListedRecord('osm/node/9000', { ...fields, phone: '792091615' }),
    ];
    expect(isSame(a, b, 4)).toBe(true);
  });

  it('is merged when it was saved twice', () => {
    const fields = atLocation('Adler Exampleton');
    expect(isSame(createListedRecord('osm/node/100', fields), createListedRecord('osm/node/200', fields), 0)).toBe(
      true,
    );
  });

  it('is merged when only one record says that it is always open', () => {
    const fields = atLocation('Saner Apotheke, Dornfeld');
    expect(
      isSame(
        createListedRecord('osm/node/1', fields),
        createListedRecord('osm/node/9000', { ...fields, ...always }),
        3,
      ),
    ).toBe(true);
  });

  it('is not merged by words that a small import cannot rate as rare', () => {
    const [a, b] = [
      createListedRecord('osm/node/1', atLocation('Adler, Exampleton')),
      createListedRecord('osm/node/9000', atLocation('Adler, Exampleton')),
    ];
    const few = countWords([]);
    for (const { aed } of [a, b]) few.add(aed);
    expect(comparePair(a, b, 1, few).reason).toBeNull();
  });

  it('is not merged by a word that is common in its own country', () => {
    const here = { ...atLocation('Gasilski dom'), timeZone: 'Europe/Ljubljana' };
    expect(isSame(createListedRecord('osm/node/1', here), createListedRecord('osm/node/9000', here), 1)).toBe(false);
  });
});

describe('two AEDs of one source', () => {
  const telling = atLocation('Adler Exampleton');
  const one = (
    fields: Parameters<typeof createListedRecord>[1],
    other: Parameters<typeof createListedRecord>[2] = {},
  ) => createListedRecord('osm/node/1', fields, other);
  const two = (
    fields: Parameters<typeof createListedRecord>[1],
    other: Parameters<typeof createListedRecord>[2] = {},
  ) => createListedRecord('osm/node/9000', fields, other);
  const stay: readonly [string, ListedAed, ListedAed, number][] = [
    ['on two floors', one({ ...telling, level: '18' }), two({ ...telling, level: '12' }), 2],
    ['in two rooms', one(atLocation('Adler Exampleton, room 910')), two(atLocation('Adler Exampleton, room 930')), 1],
    ['where one has a number', one(atLocation('Adler Exampleton')), two(atLocation('Adler Exampleton 2')), 3],
    ['inside and outside', one({ ...telling, isIndoor: true }), two({ ...telling, isIndoor: false }), 4],
    [
      'on two fire engines',
      one(atLocation('samochód ratowniczo-gaśniczy OSP Example')),
      two(atLocation('Samochód ratowniczo-gaśniczy OSP Example.')),
      2,
    ],
    ['on two fire engines of Japan', one(atLocation('例町分団 消防車')), two(atLocation('例町分団 消防車')), 2],
    [
      'mapped side by side in one go',
      createListedRecord('osm/node/100', telling),
      createListedRecord('osm/node/101', telling),
      2,
    ],
    [
      'mapped within a minute, a step apart',
      createListedRecord('osm/node/100', telling),
      createListedRecord('osm/node/1900', telling),
      2,
    ],
    ['with other hours', one({ ...telling, ...always }), two({ ...telling, ...shopHours }), 2],
    ['where one’s hours could hide the other', one(telling), two({ ...telling, ...shopHours }), 2],
    ['where one is for everybody', one({ ...telling, access: 'yes' }), two({ ...telling, access: 'private' }), 2],
    [
      'where one is for nobody knows whom',
      one({ ...telling, access: 'unknown' }),
      two({ ...telling, access: 'no' }),
      2,
    ],
    ['behind a lock and free', one({ ...telling, isLocked: false }), two({ ...telling, isLocked: true }), 2],
    [
      'of one owner in two places',
      one({ ...atLocation('city guard room'), name: 'Town hall of Exampleton Adler' }),
      two({ ...atLocation('secretary, second floor'), name: 'Town hall of Exampleton Adler' }),
      2,
    ],
    ['under two names', one({ ...telling, name: 'Fire brigade' }), two({ ...telling, name: 'Samaritans' }), 2],
    ['of two owners', one(telling, { operator: 'Adler Ltd' }), two(telling, { operator: 'Falke Ltd' }), 2],
    ['by their owner alone', one({}, { operator: 'Adler Exampleton' }), two({}, { operator: 'Adler Exampleton' }), 2],
    ['described in other words', one(telling, { description: 'left' }), two(telling, { description: 'right' }), 2],
    ['with other telephones', one({ ...telling, phone: '+48 1234567' }), two({ ...telling, phone: '+48 1234568' }), 2],
    ['where one says nothing', one({}), two(telling), 2],
    ['under a word many share', one(atLocation('Pharmacy')), two(atLocation('Pharmacy')), 2],
    ['at two addresses', one({ ...telling, address: 'Long St 1' }), two({ ...telling, address: 'Long St 2' }), 2],
    ['in two towns', one({ ...telling, address: 'Au' }, {}), two({ ...telling, address: 'Berg' }, {}), 0],
    ['more than five metres apart', one(telling), two(telling), 6],
  ];
  for (const [what, a, b, metres] of stay) it(what, () => expect(isSame(a, b, metres)).toBe(false));

  it('stay separate if the source numbers what it owns, even if they look alike', () => {
    const fields = { ...atLocation('玄関'), name: '例町立中央小学校', address: '例市中央町1-2-3' };
    expect(isSame(createListedRecord('kagawa/1', fields), createListedRecord('kagawa/2', fields), 0)).toBe(false);
  });
});

it('two AEDs at exactly one point with nothing in common are put in doubt', () => {
  const [a, b] = [
    createListedRecord('osm/node/1', atLocation('town library')),
    createListedRecord('osm/node/9', atLocation('church of Otherville')),
  ];
  expect(havePlaceholderPosition(a, b, 0)).toBe(true);
});
