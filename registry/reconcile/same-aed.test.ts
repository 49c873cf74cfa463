import { describe, expect, it } from 'vitest';
import { alwaysOpen } from '../../domain/aed/opening-week.ts';
import type { ListedAed } from '../evidence/listed-aed.ts';
import { at, listed, shopHours, wordsAmong } from '../testing/listed.ts';
import { judgePair, shareAStandInPosition } from './same-aed.ts';

const kinds = ['Pharmacy', 'Apotheke', 'School', 'Szkoła Podstawowa', 'Fire station', 'reception', '小学校', '玄関'];
const always = { hours: alwaysOpen, hoursText: '24/7' };

/** Whether two records are the same AED in a large import, in either order. */
function isSame(a: ListedAed, b: ListedAed, metres: number): boolean {
  const words = wordsAmong([a, b], ...kinds);
  const [one, other] = [judgePair(a, b, metres, words), judgePair(b, a, metres, words)];
  expect(one).toEqual(other);
  return one.reason !== null;
}

describe('one AED listed twice in OpenStreetMap', () => {
  it('is known by the same telling words within arm’s reach', () => {
    const [a, b] = [
      listed('osm/node/1', at('Pharmacy Adler, Exampleton')),
      listed('osm/node/9000', at('pharmacy ADLER exampleton')),
    ];
    expect(isSame(a, b, 4)).toBe(true);
    expect(isSame(a, b, 7)).toBe(false);
  });

  it('is known by its place’s name and telephone, however the number is written', () => {
    const said = at('Zagroda Example');
    const [a, b] = [
      listed('osm/node/1', { ...said, phone: '+48 792 091 615' }),
      listed('osm/node/9000', { ...said, phone: '792091615' }),
    ];
    expect(isSame(a, b, 4)).toBe(true);
  });

  it('is known where a button was pressed twice', () => {
    const said = at('Adler Exampleton');
    expect(isSame(listed('osm/node/100', said), listed('osm/node/200', said), 0)).toBe(true);
  });

  it('is known when only one says that it is always open', () => {
    const said = at('Saner Apotheke, Dornfeld');
    expect(isSame(listed('osm/node/1', said), listed('osm/node/9000', { ...said, ...always }), 3)).toBe(true);
  });

  it('is not known by words of which a small import cannot tell that they are rare', () => {
    const [a, b] = [listed('osm/node/1', at('Adler, Exampleton')), listed('osm/node/9000', at('Adler, Exampleton'))];
    const few = wordsAmong([]);
    for (const { aed } of [a, b]) few.add(aed);
    expect(judgePair(a, b, 1, few).reason).toBeNull();
  });

  it('is not known by a word that other countries do not use', () => {
    const here = { ...at('Gasilski dom'), timeZone: 'Europe/Ljubljana' };
    expect(isSame(listed('osm/node/1', here), listed('osm/node/9000', here), 1)).toBe(false);
  });
});

describe('two AEDs of one register stay apart', () => {
  const telling = at('Adler Exampleton');
  const one = (said: Parameters<typeof listed>[1], other: Parameters<typeof listed>[2] = {}) =>
    listed('osm/node/1', said, other);
  const two = (said: Parameters<typeof listed>[1], other: Parameters<typeof listed>[2] = {}) =>
    listed('osm/node/9000', said, other);
  const stay: readonly [string, ListedAed, ListedAed, number][] = [
    ['on two floors', one({ ...telling, level: '18' }), two({ ...telling, level: '12' }), 2],
    ['in two rooms', one(at('Adler Exampleton, room 910')), two(at('Adler Exampleton, room 930')), 1],
    ['where one has a number', one(at('Adler Exampleton')), two(at('Adler Exampleton 2')), 3],
    ['inside and outside', one({ ...telling, isIndoor: true }), two({ ...telling, isIndoor: false }), 4],
    [
      'on two fire engines',
      one(at('samochód ratowniczo-gaśniczy OSP Example')),
      two(at('Samochód ratowniczo-gaśniczy OSP Example.')),
      2,
    ],
    ['on two fire engines of Japan', one(at('例町分団 消防車')), two(at('例町分団 消防車')), 2],
    ['mapped side by side in one go', listed('osm/node/100', telling), listed('osm/node/101', telling), 2],
    ['mapped within a minute, a step apart', listed('osm/node/100', telling), listed('osm/node/1900', telling), 2],
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
      one({ ...at('city guard room'), name: 'Town hall of Exampleton Adler' }),
      two({ ...at('secretary, second floor'), name: 'Town hall of Exampleton Adler' }),
      2,
    ],
    ['under two names', one({ ...telling, name: 'Fire brigade' }), two({ ...telling, name: 'Samaritans' }), 2],
    ['of two owners', one(telling, { operator: 'Adler Ltd' }), two(telling, { operator: 'Falke Ltd' }), 2],
    ['by their owner alone', one({}, { operator: 'Adler Exampleton' }), two({}, { operator: 'Adler Exampleton' }), 2],
    ['described in other words', one(telling, { description: 'left' }), two(telling, { description: 'right' }), 2],
    ['with other telephones', one({ ...telling, phone: '+48 1234567' }), two({ ...telling, phone: '+48 1234568' }), 2],
    ['where one says nothing', one({}), two(telling), 2],
    ['under a word many share', one(at('Pharmacy')), two(at('Pharmacy')), 2],
    ['at two addresses', one({ ...telling, address: 'Long St 1' }), two({ ...telling, address: 'Long St 2' }), 2],
    ['in two towns', one({ ...telling, address: 'Au' }, {}), two({ ...telling, address: 'Berg' }, {}), 0],
    ['more than five metres apart', one(telling), two(telling), 6],
  ];
  for (const [what, a, b, metres] of stay) it(what, () => expect(isSame(a, b, metres)).toBe(false));

  it('of a register that numbers what it owns, though nothing tells them apart', () => {
    const said = { ...at('玄関'), name: '例町立中央小学校', address: '例市中央町1-2-3' };
    expect(isSame(listed('kagawa/1', said), listed('kagawa/2', said), 0)).toBe(false);
  });
});

it('two AEDs at one point to the centimetre with nothing in common are doubted', () => {
  const [a, b] = [listed('osm/node/1', at('town library')), listed('osm/node/9', at('church of Otherville'))];
  expect(shareAStandInPosition(a, b, 0)).toBe(true);
});
