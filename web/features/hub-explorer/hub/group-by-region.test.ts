import { expect, it } from 'vitest';
import { hubs } from '../../../../content/hubs.ts';
import { groupByWorldRegion } from './group-by-region.ts';

const groups = groupByWorldRegion(hubs);
const namesIn = (region: string) => groups.find((group) => group.region === region)?.hubs.map((hub) => hub.name);

it('lists every hub once', () => {
  const names = groups.flatMap((group) => group.hubs.map((hub) => hub.id));
  expect(names).toHaveLength(hubs.length);
  expect(new Set(names).size).toBe(hubs.length);
});

it.each([
  ['Oceania and the Pacific', ['French Polynesia', 'Kauaʻi', 'Maui', 'Oʻahu (Honolulu)', 'Sydney']],
  ['Africa and the Indian Ocean', ['Réunion']],
  ['Asia', ['Hong Kong', 'Israel', 'Okinawa', 'Qatar', 'Singapore', 'South Korea', 'United Arab Emirates']],
])('puts into %s the places there, whoever governs them', (region, names) => {
  expect(namesIn(region)).toEqual(expect.arrayContaining(names));
});

it('contains the first 17 hubs of Europe and 22 of North and Central America', () => {
  expect(namesIn('Europe')?.length).toBeGreaterThanOrEqual(17);
  expect(namesIn('North and Central America')?.length).toBeGreaterThanOrEqual(22);
});

it('lists each part of the world by name', () => {
  for (const { hubs: listed } of groups) {
    const names = listed.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  }
});

it('leaves out parts of the world without hubs', () => {
  expect(groupByWorldRegion(hubs.filter((hub) => hub.id === 'reunion')).map((group) => group.region)).toEqual([
    'Africa and the Indian Ocean',
  ]);
});
