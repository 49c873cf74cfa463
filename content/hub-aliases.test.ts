import { expect, test } from 'vitest';
import { countryAliases, hubAliases } from './hub-aliases.ts';
import { hubKinds } from './hub-kinds.ts';
import { hubs } from './hubs.ts';

test('every alias belongs to a hub or a country of the list', () => {
  expect(Object.keys(hubAliases).filter((id) => !hubs.some((hub) => hub.id === id))).toEqual([]);
  expect(Object.keys(countryAliases).filter((name) => !hubs.some((hub) => hub.country === name))).toEqual([]);
});

test('every kind of hub has a name, and every name is used', () => {
  expect(new Set(hubs.map(({ kind }) => kind))).toEqual(new Set(hubKinds.map(({ kind }) => kind)));
});
