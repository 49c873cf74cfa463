import { expect, it } from 'vitest';
import { hubs } from '../../../../content/hubs.ts';
import { groupByWorldRegion } from './region-of-hub.ts';

const groups = groupByWorldRegion(hubs);
const regionOf = (id: string) => groups.find((group) => group.hubs.some((hub) => hub.id === id))?.region;

it('lists every hub once', () => {
  const names = groups.flatMap((group) => group.hubs.map((hub) => hub.id));
  expect(names).toHaveLength(hubs.length);
  expect(new Set(names).size).toBe(hubs.length);
});

it.each([
  ['kauai', 'Oceania and the Pacific'],
  ['french-polynesia', 'Oceania and the Pacific'],
  ['sydney', 'Oceania and the Pacific'],
  ['reunion', 'Africa and the Indian Ocean'],
  ['hong-kong', 'Asia'],
  ['israel', 'Asia'],
  ['iceland', 'Europe'],
  ['madrid', 'Europe'],
  ['albert-lea', 'North and Central America'],
  ['nicoya', 'North and Central America'],
])('puts %s where it lies, not where it is governed from: %s', (id, region) => {
  expect(regionOf(id)).toBe(region);
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
