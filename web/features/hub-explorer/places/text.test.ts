import { expect, test } from 'vitest';
import { hubKinds } from '../../../../content/hub-kinds.ts';
import { worldRegions } from '../../../../domain/hub/world-regions.ts';
import { worldRegionsText } from '../hub/hub-location.ts';
import { hubKindsText } from './text.ts';

test('regions and kinds of place have the English names and order of the records', () => {
  expect(Object.entries(worldRegionsText)).toEqual(worldRegions.map((region) => [region, region]));
  expect(Object.entries(hubKindsText)).toEqual(hubKinds.map(({ kind, name }) => [kind, name]));
});
