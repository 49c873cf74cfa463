import { expect, test, vi } from 'vitest';
import { translatedTextsOf } from '../../../../../tests/support/translated-texts.ts';
import { defaultHubView } from '../url/hub-view.ts';

/**
 * Imports the list as a German document does, and then resets the modules, so that later imports are in English again.
 */
async function loadInGerman() {
  vi.resetModules();
  Object.assign(globalThis, { languageOfDocument: 'de', documentTexts: translatedTextsOf('de') });
  try {
    const [{ allPlaceRows }, { localizePopulation }, { filterAndSortPlaces }, { placesToCsv }] = await Promise.all([
      import('./all-place-rows.ts'),
      import('./localize-population.ts'),
      import('../list/filter-and-sort-places.ts'),
      import('../download/places-download.ts'),
    ]);
    return {
      placeRows: allPlaceRows,
      shownPopulation: localizePopulation,
      arrangePlaces: filterAndSortPlaces,
      placesToCsv,
    };
  } finally {
    Object.assign(globalThis, { languageOfDocument: undefined, documentTexts: undefined });
    vi.resetModules();
  }
}

const { placeRows, shownPopulation, arrangePlaces, placesToCsv } = await loadInGerman();
const arrange = (query: string) => arrangePlaces(placeRows, { ...defaultHubView, query }).map(({ hub }) => hub.name);

test('a country is named in the reader’s language, a town as recorded, both sorted in that language', () => {
  const names = arrange('');
  expect(names.slice(-6)).toEqual([
    'Vereinigte Arabische Emirate',
    'Vermont',
    'Walla Walla Valley',
    'Waterloo–Cedar Falls',
    'Wisconsin Rapids',
    'Worthington',
  ]);
});

test.each(['Schweiz', 'Switzerland', 'Land schw'])('%s finds Switzerland', (query) => {
  expect(arrange(query)).toContain('Schweiz');
});

test.each(['Griechenland', 'Greece', 'blaue zone ikaria'])('%s finds Ikaria', (query) => {
  expect(arrange(query)).toContain('Ikaria');
});

test.each([
  ['sardinia', 'Italien', {}],
  ['switzerland', 'Schweiz', {}],
  ['french-polynesia', 'Französisch-Polynesien', {}],
  ['okinawa', 'Okinawa Prefecture', { lang: 'en', dir: 'ltr' }],
])('names for %s the population counted as %s', (id, name, attributes) => {
  expect(placeRows.filter(({ hub }) => hub.id === id).map(shownPopulation)).toEqual([{ name, attributes }]);
});

test('a downloaded file names places as recorded', () => {
  const rows = placeRows.filter(({ hub }) => ['switzerland', 'ikaria'].includes(hub.id));
  const file = placesToCsv(rows, { address: '', moment: new Date('2026-03-01') });
  expect(file).toContain('Switzerland,Central Europe,Switzerland,Europe,Country or territory');
  expect(file).toContain('Ikaria,North Aegean,Greece,Europe,Blue zone on its researchers’ list');
});
