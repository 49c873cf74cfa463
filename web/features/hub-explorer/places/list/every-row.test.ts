import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words as german } from '../../../../languages/de/places.ts';
import { defaultView } from '../address/hub-view.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('languageOfDocument', 'de');
  vi.stubGlobal('wordsOfDocument', german);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function arrange(query: string): Promise<readonly string[]> {
  const { placeRows } = await import('./every-row.ts');
  const { arrangePlaces } = await import('./arrange-places.ts');
  return arrangePlaces(placeRows, { ...defaultView, query }).map(({ hub }) => hub.name);
}

test('a country is named in the reader’s language, a town as recorded, both in the language’s order', async () => {
  const names = await arrange('');
  expect(names.slice(-6)).toEqual([
    'Vereinigte Arabische Emirate',
    'Vermont',
    'Walla Walla Valley',
    'Waterloo–Cedar Falls',
    'Wisconsin Rapids',
    'Worthington',
  ]);
});

test.each(['Schweiz', 'Switzerland', 'Land schw'])('%s finds Switzerland', async (query) => {
  expect(await arrange(query)).toContain('Schweiz');
});

test.each(['Griechenland', 'Greece', 'blaue zone ikaria'])('%s finds Ikaria', async (query) => {
  expect(await arrange(query)).toContain('Ikaria');
});

test('a file that is taken along names its places as recorded', async () => {
  const { placeRows } = await import('./every-row.ts');
  const { placesToCsv } = await import('../download/places-download.ts');
  const rows = placeRows.filter(({ hub }) => ['switzerland', 'ikaria'].includes(hub.id));
  const file = placesToCsv(rows, { address: '', moment: new Date('2026-03-01') });
  expect(file).toContain('Switzerland,Central Europe,Switzerland,Europe,Country or territory');
  expect(file).toContain('Ikaria,North Aegean,Greece,Europe,Blue zone on its researchers’ list');
});
