import { expect, it } from 'vitest';
import { figureCaseId, placeOfFigureCase, toHttpsUrl } from './figure-case.ts';

it('names a figure by its place, its label and its value in the record', () => {
  const id = figureCaseId('okinawa', { label: 'Women’s rank, São Tomé (years)', value: '16th of 47' });
  expect(id).toBe('place/okinawa/women-s-rank-sao-tome-years--16th-of-47');
  expect(figureCaseId('okinawa', { label: 'SLI', value: '84.3' })).toBe('place/okinawa/sli--84-3');
  expect(figureCaseId('okinawa', { label: 'x'.repeat(200), value: '9'.repeat(200) })).toMatch(
    /^place\/[a-z0-9-]{1,60}\/[a-z0-9-]{1,100}$/,
  );
  expect(placeOfFigureCase(id)).toBe('okinawa');
  expect(placeOfFigureCase('osm/node/1')).toBeNull();
});

it.each([
  ['https://example.org', 'https://example.org/'],
  [' https://example.org/a b?x="y"<z>#ł ', 'https://example.org/a%20b?x=%22y%22%3Cz%3E#%C5%82'],
  ['https://żółw.example/', 'https://xn--w-uga1v8h.example/'],
  ['http://example.org/', null],
  ['javascript:alert(1)', null],
  ['https://user:pass@example.org/', null],
  ['https://localhost/', null],
  ['https://[::1]/', null],
  [`https://example.org/${'x'.repeat(500)}`, null],
  ['example.org', null],
  ['', null],
])('links the source %s as %s', (text, address) => {
  expect(toHttpsUrl(text)).toBe(address);
});
