import { expect, it } from 'vitest';
import { hubs } from '../../../../content/hubs.ts';
import { groupByWorldRegion } from './region-of-hub.ts';

const groups = groupByWorldRegion(hubs);
const namesIn = (region: string) => groups.find((group) => group.region === region)?.hubs.map((hub) => hub.name);

it('lists every hub once', () => {
  const names = groups.flatMap((group) => group.hubs.map((hub) => hub.id));
  expect(names).toHaveLength(hubs.length);
  expect(new Set(names).size).toBe(hubs.length);
});

it('puts islands where they lie, not where they are governed from', () => {
  expect(namesIn('Oceania and the Pacific')).toEqual([
    'French Polynesia',
    'Kauaʻi',
    'Maui',
    'Oʻahu (Honolulu)',
    'Sydney',
  ]);
  expect(namesIn('Africa and the Indian Ocean')).toEqual(['Réunion']);
});

it('lists Asia by name', () => {
  expect(namesIn('Asia')).toEqual([
    'Hong Kong',
    'Israel',
    'Okinawa',
    'Qatar',
    'Singapore',
    'South Korea',
    'United Arab Emirates',
  ]);
});

it('counts 17 hubs in Europe and 22 in North and Central America', () => {
  expect(namesIn('Europe')).toHaveLength(17);
  expect(namesIn('North and Central America')).toHaveLength(22);
});

it('leaves out parts of the world without hubs', () => {
  expect(groupByWorldRegion(hubs.filter((hub) => hub.id === 'reunion')).map((group) => group.region)).toEqual([
    'Africa and the Indian Ocean',
  ]);
});
