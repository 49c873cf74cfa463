import { expect, it } from 'vitest';
import { collectNonEmptyTags } from './osm.ts';

it('ignores a cell that is empty in the notation of any program', () => {
  const cells = { name: 'NULL', operator: 'nan', address: '#REF!', level: '-', phone: ' ', hours: null, note: 'N/A' };
  expect(collectNonEmptyTags({ ...cells, city: 'Null Island', floor: 0 })).toEqual({ city: 'Null Island', floor: '0' });
});
