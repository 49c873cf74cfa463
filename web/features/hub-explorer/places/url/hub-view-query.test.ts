import { describe, expect, test } from 'vitest';
import { allPlaceRows } from '../rows/all-place-rows.ts';
import { defaultHubView, type HubView } from './hub-view.ts';
import { formatHubViewQuery, parseHubViewQuery as readViewOf } from './hub-view-query.ts';

const readView = (search: string) => readViewOf(search, allPlaceRows);

const fullView: HubView = {
  query: 'são & co',
  kind: 'country-or-territory',
  region: 'Oceania and the Pacific',
  band: 'lime',
  sort: { column: 'life', isDescending: true },
  placeId: 'french-polynesia',
  compareIds: ['monaco', 'okinawa', 'albert-lea'],
};

describe('an address', () => {
  test('without a query shows the whole list by name', () => {
    expect(readView('')).toEqual({ view: defaultHubView, ignored: [] });
    expect(formatHubViewQuery(defaultHubView)).toBe('');
  });

  test('holds the whole view, in readable words', () => {
    expect(formatHubViewQuery(fullView)).toBe(
      '?q=s%C3%A3o+%26+co&kind=country-or-territory&region=oceania-and-the-pacific&sli=85-90&sort=-life' +
        '&place=french-polynesia&compare=monaco,okinawa,albert-lea',
    );
  });

  test('restores the same view', () => {
    expect(readView(formatHubViewQuery(fullView))).toEqual({ view: fullView, ignored: [] });
  });

  test('with encoded commas, as some programs forward it, shows the same comparison', () => {
    expect(readView('?compare=monaco%2Cokinawa').view.compareIds).toEqual(['monaco', 'okinawa']);
  });

  test('keeps unrelated parameters without a message', () => {
    expect(formatHubViewQuery({ ...defaultHubView, band: 'green' }, '?utm_source=letter&sli=0-80')).toBe(
      '?utm_source=letter&sli=90-100',
    );
    expect(readView('?utm_source=letter').ignored).toEqual([]);
  });
});

test('reads and writes the order by the country’s figure, which only life expectancy has', () => {
  const { view, ignored } = readView('?sort=-life-or-country');
  expect(view.sort).toEqual({ column: 'life', isDescending: true, withCountries: true });
  expect(ignored).toEqual([]);
  expect(formatHubViewQuery(view)).toBe('?sort=-life-or-country');
  expect(readView('?sort=-sli-or-country').ignored).toEqual([{ name: 'sort', value: '-sli-or-country' }]);
});

describe('a malformed part', () => {
  test.each([
    ['kind', 'galaxy'],
    ['kind', 'constructor'],
    ['region', 'Europe'],
    ['sli', '90'],
    ['sort', '-'],
    ['sort', 'price'],
    ['place', 'atlantis'],
    ['place', '__proto__'],
  ])('%s=%s is ignored and named', (name, value) => {
    expect(readView(`?${name}=${value}`)).toEqual({ view: defaultHubView, ignored: [{ name, value }] });
  });

  test('does not affect the others', () => {
    const { view, ignored } = readView('?kind=galaxy&sli=0-80');
    expect(view).toEqual({ ...defaultHubView, band: 'grey' });
    expect(ignored).toEqual([{ name: 'kind', value: 'galaxy' }]);
  });

  test('that is too long is shortened where it is named', () => {
    expect(readView(`?q=${'x'.repeat(61)}`)).toEqual({
      view: defaultHubView,
      ignored: [{ name: 'q', value: `${'x'.repeat(40)}…` }],
    });
  });

  test('that is not valid UTF-8 is ignored', () => {
    expect(readView('?q=%E0%A4%A&place=%').ignored).toEqual([{ name: 'place', value: '%' }]);
  });
});

describe('a comparison', () => {
  test('takes the first four places and names the fifth', () => {
    const { view, ignored } = readView('?compare=monaco,okinawa,malta,qatar,uae');
    expect(view.compareIds).toEqual(['monaco', 'okinawa', 'malta', 'qatar']);
    expect(ignored).toEqual([{ name: 'compare', value: 'uae' }]);
  });

  test('takes a place once, and skips empty and unknown ones', () => {
    const { view, ignored } = readView('?compare=,monaco,,monaco,atlantis,');
    expect(view.compareIds).toEqual(['monaco']);
    expect(ignored).toEqual([{ name: 'compare', value: 'atlantis' }]);
  });
});
