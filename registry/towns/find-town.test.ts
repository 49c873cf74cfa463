import { expect, it } from 'vitest';
import { listNamesInAddress } from './names-in-address.ts';
import { assignSlugs } from './town-slugs.ts';

const spellings = (address: string) => [...listNamesInAddress(address)].map(({ spelling }) => spelling);

it.each([
  ['Städtle 49, 9490 Vaduz', 'Vaduz'],
  ['Bahnhofstrasse 3 8001 Zürich', 'Zürich'],
  ['Bahnhofstrasse 3, 8001 Zürich ZH', 'Zürich ZH'],
  ['ul. Długa 5; 30-001 Kraków', 'Kraków'],
  ['شارع الشيخ زايد 12، دبي', 'دبي'],
  ['Frohnhofstr. 130 – Ossendorf', 'Ossendorf'],
])('looks for the town at the end of %s', (address, town) => {
  expect(spellings(address)[0]).toBe(town);
});

it('tries a town without its canton code', () => {
  expect(spellings('8001 Zürich ZH')).toContain('Zürich');
});

it('finds no name in digits only', () => {
  expect(spellings('12, 3456')).toEqual([]);
});

const place = (id: string, region: string, population: number, name = 'Neustadt') => ({
  id,
  name,
  ascii: name,
  region,
  district: '',
  population,
});

it('keeps the plain name for a city with twenty times the population of all others', () => {
  const slugs = assignSlugs('DE', [place('1', '08', 400), place('2', '02', 500_000)]).map(({ id, slug }) => [id, slug]);
  expect(slugs).toEqual([
    ['2', 'neustadt'],
    ['1', 'neustadt-rheinland-pfalz'],
  ]);
});

it('gives every place of a country its own address', () => {
  const places = [
    place('1', '08', 900),
    place('2', '08', 800),
    place('3', '', 700),
    place('4', '', 600),
    place('5', '08', 1, 'Neustadt Rheinland-Pfalz'),
  ];
  const slugs = assignSlugs('DE', places).map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(places.length);
});
