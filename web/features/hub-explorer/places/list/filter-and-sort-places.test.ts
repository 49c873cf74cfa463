import { describe, expect, test } from 'vitest';
import { allPlaceRows as everyRow } from '../rows/all-place-rows.ts';
import { toggleSortOrder } from '../table/place-columns.tsx';
import { defaultHubView, type HubView } from '../url/hub-view.ts';
import { filterAndSortPlaces, matchesQuery } from './filter-and-sort-places.ts';

/** The expected names hold for the first 52 places. Places that are added later come after them. */
const placeRows = everyRow.slice(0, 52);

const names = (view: Partial<HubView>) =>
  filterAndSortPlaces(placeRows, { ...defaultHubView, ...view }).map(({ hub }) => hub.name);

describe('the search', () => {
  test.each([
    ['Reunion', ['Réunion']],
    ['REUNION', ['Réunion']],
    ['oahu', ['Oʻahu (Honolulu)']],
    ["o'ahu", ['Oʻahu (Honolulu)']],
    ['kauai', ['Kauaʻi']],
    ['holy see', ['Vatican City']],
    ['korea', ['South Korea']],
    ['tahiti', ['French Polynesia']],
    ['hermosa', ['Beach Cities']],
    ['monte carlo', ['Monaco']],
    ['hongkong', ['Hong Kong']],
    ['icaria', ['Ikaria']],
    ['UAE', ['United Arab Emirates']],
    ['swiss', ['Switzerland']],
    ['minnesota', ['Albert Lea', 'Worthington']],
    ['atlantis', []],
  ])('finds for %j %j', (query, found) => {
    expect(names({ query })).toEqual(found);
  });

  test('finds all communities of a country, by its short name too', () => {
    const american = placeRows.filter(({ hub }) => hub.country === 'United States');
    expect(names({ query: 'usa' }).toSorted()).toEqual(american.map(({ hub }) => hub.name).toSorted());
  });
});

describe('the filters', () => {
  test('keep the four validated blue zones, without Loma Linda', () => {
    expect(names({ kind: 'validated-blue-zone' })).toEqual(['Ikaria', 'Nicoya', 'Okinawa', 'Sardinia']);
  });

  test('keep the one hub of Africa and the Indian Ocean', () => {
    expect(names({ region: 'Africa and the Indian Ocean' })).toEqual(['Réunion']);
  });

  test('keep the two hubs below 80%', () => {
    expect(names({ band: 'grey' })).toEqual(['French Polynesia', 'United Arab Emirates']);
  });

  test('combine: a city in Asia with an index of 90% and above', () => {
    expect(names({ kind: 'city', region: 'Asia', band: 'green' })).toEqual(['Hong Kong']);
  });
});

describe('the order', () => {
  test('is by name by default, with Oʻahu among the O', () => {
    const all = names({});
    expect(all).toHaveLength(placeRows.length);
    expect(all.slice(0, 3)).toEqual(['Albert Lea', 'Andorra', 'Beach Cities']);
    expect(all.indexOf('Oʻahu (Honolulu)')).toBe(all.indexOf('Okinawa') - 1);
  });

  test('by index puts Albert Lea first and the United Arab Emirates before French Polynesia last', () => {
    const order = names({ sort: { column: 'sli', isDescending: true } });
    expect(order[0]).toBe('Albert Lea');
    expect(order.slice(-2)).toEqual(['United Arab Emirates', 'French Polynesia']);
  });

  test('by life expectancy puts places without a figure last, both ways', () => {
    const falling = names({ sort: { column: 'life', isDescending: true } });
    const rising = names({ sort: { column: 'life', isDescending: false } });
    const known = placeRows.filter(({ lifeExpectancy }) => lifeExpectancy !== null).length;
    const yearsOf = new Map(placeRows.map(({ hub, lifeExpectancy }) => [hub.name, lifeExpectancy?.years ?? null]));
    const years = rising.slice(0, known).map((name) => yearsOf.get(name) ?? Number.NaN);
    expect(falling.slice(0, 3)).toEqual(['Monaco', 'Madrid', 'San Marino']);
    expect(years).toEqual(years.toSorted((one, other) => one - other));
    expect(falling.at(-1)).toBe('Worthington');
    expect(rising.at(-1)).toBe('Worthington');
  });

  test('by life expectancy uses the country’s figure for places without one on request', () => {
    const sort = { column: 'life', isDescending: false, withCountries: true } as const;
    const arranged = filterAndSortPlaces(placeRows, { ...defaultHubView, sort });
    const years = arranged.map((row) => row.lifeExpectancy?.years ?? row.countryYears ?? Number.NaN);
    expect(years).toEqual(years.toSorted((one, other) => one - other));
    expect(years).not.toContain(Number.NaN);
    expect(arranged[0]?.lifeExpectancy).toBeNull();
    expect(arranged.at(-1)?.hub.name).toBe('Monaco');
    expect(toggleSortOrder(sort, 'life')).toEqual({ ...sort, isDescending: true });
    expect(toggleSortOrder(sort, 'sli')).toEqual({ column: 'sli', isDescending: true });
  });

  test('by kind begins with the validated blue zones, and by region with Africa', () => {
    expect(names({ sort: { column: 'kind', isDescending: false } }).slice(0, 5)).toEqual([
      'Ikaria',
      'Nicoya',
      'Okinawa',
      'Sardinia',
      'Loma Linda',
    ]);
    expect(names({ sort: { column: 'region', isDescending: false } })[0]).toBe('Réunion');
  });

  test('by a score begins with the best, and a second press reverses it', () => {
    const first = toggleSortOrder({ column: 'name', isDescending: false }, 'sli');
    expect(first).toEqual({ column: 'sli', isDescending: true });
    expect(toggleSortOrder(first, 'sli')).toEqual({ column: 'sli', isDescending: false });
    expect(toggleSortOrder(first, 'kind')).toEqual({ column: 'kind', isDescending: false });
  });
});

describe('a query', () => {
  const words = ['hong', 'kong', 'pearl', 'river', 'delta'];

  test('finds a place by the beginnings of its words, in any order', () => {
    expect(matchesQuery(words, 'Ko ho')).toBe(true);
  });

  test('does not find a place by the middle of a word', () => {
    expect(matchesQuery(words, 'ong')).toBe(false);
  });

  test('requires all of its words', () => {
    expect(matchesQuery(words, 'hong island')).toBe(false);
  });

  test('that contains only punctuation finds everything', () => {
    expect(matchesQuery(words, ' -!')).toBe(true);
  });
});
