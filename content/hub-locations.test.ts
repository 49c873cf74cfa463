import { expect, test } from 'vitest';
import { hubLandscapes, hubLocations } from './hub-locations.ts';
import { hubs } from './hubs.ts';

test('every place with a profile has a unique sentence on its location', () => {
  const without = hubs.filter(({ id }) => !(id in hubLocations)).map(({ id }) => id);
  expect(without, 'give a new one its `whereabouts` in places/{id}/page.ts').toEqual(['oahu-honolulu', 'paris']);
  const sentences = Object.values(hubLocations).map(({ sentence }) => sentence);
  expect(new Set(sentences).size).toBe(hubs.length - without.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

test('islands and small states are hubs', () => {
  const ids = new Set(hubs.map(({ id }) => id));
  expect(Object.keys(hubLandscapes).filter((id) => !ids.has(id))).toEqual([]);
  expect(hubLandscapes.malta).toEqual(['small-state', 'island']);
});
