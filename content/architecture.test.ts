import { expect, test } from 'vitest';
import { architectureSteps, corePrinciples } from './architecture.ts';
import { hubs } from './hubs.ts';
import { placeProfiles } from './places.ts';

test('the six steps are in the order that a figure takes', () => {
  expect(architectureSteps.map(({ title }) => title)).toEqual([
    'Input Layer',
    'Checksum Core',
    'Human Agent Node',
    'Multi-Agentic Cluster',
    'Symbiotic Ledger',
    'Map Layer',
  ]);
});

test('the checksum, the ledger and the map run in full, and checks are not presented as agents', () => {
  expect(architectureSteps.filter(({ state }) => state === 'runs').map(({ key }) => key)).toEqual([
    'checksum',
    'ledger',
    'map',
  ]);
  expect(architectureSteps.find(({ key }) => key === 'cluster')?.today).toMatch(/^Simple checks, no agents\./);
});

test('there are four core principles', () => {
  expect(corePrinciples).toHaveLength(4);
});

test('the map layer says how many places have a profile: Iceland has its own page, two have none', () => {
  const profiles = placeProfiles.length + 1;
  const today = architectureSteps.find(({ key }) => key === 'map')?.today;
  expect(today).toContain(`profiles of ${profiles} of the ${hubs.length} places`);
});

test('the text about the position names the one way in which it leaves the device', () => {
  const position = corePrinciples.find(({ title }) => title === 'Your location stays with you');
  expect(position?.text).toContain('“It is here, where I am standing”');
});
