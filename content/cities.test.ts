import { iso1A2Code } from '@rapideditor/country-coder';
import { expect, test } from 'vitest';
import { cities } from './cities.ts';

test('every city is in its country', () => {
  const found = cities.map(({ name, position: [longitude, latitude] }) => ({
    name,
    country: iso1A2Code([longitude, latitude], { level: 'territory' }),
  }));
  expect(found).toEqual(cities.map(({ name, country }) => ({ name, country })));
});

test('no city is listed twice', () => {
  const names = cities.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('the cities of the open AED lists are included, in their own spelling', () => {
  const names = cities.map(({ name }) => name);
  for (const name of ['Kraków', 'Warszawa', 'Zürich', 'Bern', 'Genève', 'Ljubljana', 'Maribor', 'Takamatsu', 'Köln']) {
    expect(names).toContain(name);
  }
});
