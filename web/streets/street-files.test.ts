import { afterEach, expect, test, vi } from 'vitest';
import { fetchFrom, makeOneCellEdition, onlyCell } from '../../tests/support/streets/one-cell-edition.ts';
import { StreetFileReader } from './street-files.ts';

afterEach(() => vi.unstubAllGlobals());

test('reads a missing list or file from the newer streets', async () => {
  let published = makeOneCellEdition('aaaaaaaaaaaa', 'first');
  vi.stubGlobal(
    'fetch',
    fetchFrom(() => published),
  );
  const files = new StreetFileReader('/streets');
  await files.index();
  published = makeOneCellEdition('bbbbbbbbbbbb', 'second');
  expect((await files.listed(onlyCell))?.ways.hash).toBe('bbbbbbbbbbbb');
  published = makeOneCellEdition('cccccccccccc', 'third');
  expect(new TextDecoder().decode((await files.file('ways', onlyCell)) ?? undefined)).toBe('third');
});
