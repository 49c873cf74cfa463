import { expect, test } from 'vitest';
import { parseMessage } from './icu-message.ts';
import { findMessageFaults, findTextFaults } from './message-faults.ts';

const key = 'outOfReachText.farther';

/** Returns the errors in a translation of a message that has these parameters in English. */
function faultsOf(own: string, parameters: readonly string[], tag: string): string[] {
  const english = { key, source: '', message: [], parameters, notes: [], file: '' };
  return findMessageFaults(english, parseMessage(own), tag);
}

test('a count that meets no plural is refused, in languages whose nouns change with it', () => {
  expect(faultsOf('altri {count}', ['count'], 'it')).toEqual([expect.stringContaining('plural')]);
  expect(faultsOf('altri {count, number}', ['count'], 'it')).toEqual([expect.stringContaining('plural')]);
  const counted = '{count, plural, one {# altro} many {# di altri} other {altri {count}}}';
  expect(faultsOf(counted, ['count'], 'it')).toEqual([]);
  expect(faultsOf('ほか{count}台', ['count'], 'ja')).toEqual([]);
  expect(faultsOf('{count} AED دیگر', ['count'], 'fa')).toEqual([]);
});

test('a statement within a sentence is refused, one that ends with a stop is not', () => {
  const values = ['uncertain', 'place'];
  expect(faultsOf('{uncertain}, aber näher', values, 'de')).toEqual([expect.stringContaining('inside a sentence')]);
  expect(faultsOf('{uncertain}. Näher', values, 'de')).toEqual([]);
});

test.each([
  ['it', 'day', 'Confermato il {day}', 'after a word that may change it'],
  ['ru', 'day', 'Подтверждено: {day}.', 'a full stop behind a day'],
  ['he', 'country', 'אין לנו מאגר עבור {country}', 'after a word that may change it'],
])('a day or a country in %s stands after a colon, and its own stop is not doubled', (tag, value, own, fault) => {
  expect(faultsOf(own, [value], tag)).toEqual([expect.stringContaining(fault)]);
});

test('a day after a colon is taken, and in languages without endings a day anywhere', () => {
  expect(faultsOf('Confermato: {day}', ['day'], 'it')).toEqual([]);
  expect(faultsOf('Подтверждено: {day}', ['day'], 'ru')).toEqual([]);
  expect(faultsOf('{day}に確認', ['day'], 'ja')).toEqual([]);
});

test('a name in text from right to left is isolated', () => {
  expect(faultsOf('הדרך אל {name}', ['name'], 'he')).toHaveLength(1);
  expect(faultsOf('הדרך אל \u2068{name}\u2069', ['name'], 'he')).toEqual([]);
  expect(faultsOf('Weg zu {name}', ['name'], 'de')).toEqual([]);
});

test('coordinates, dates and spans of hours are isolated in text from right to left', () => {
  for (const numbers of ['47.3769, 8.5417', '2026-12-07', '08:00-18:00']) {
    expect(findTextFaults('', `كما هي: ${numbers}`, key, 'ar')).toEqual([expect.stringContaining('in reverse order')]);
    expect(findTextFaults('', `كما هي: \u2068${numbers}\u2069`, key, 'ar')).toEqual([]);
    expect(findTextFaults('', `Wie: ${numbers}`, key, 'de')).toEqual([]);
  }
});

test.each([
  ['pt-BR', '# DAE de exemplo', '# DEA de exemplo'],
  ['pt-PT', 'Encontrar um DEA', 'Encontrar um DAE'],
  ['fr', 'Trouver un AED', 'Trouver un DAE'],
  ['tr', 'AED bul', 'OED bul'],
  ['de', 'DAE finden', 'AED finden'],
])('in %s an AED goes by its own abbreviation, not by that of another language', (tag, wrong, right) => {
  expect(findTextFaults('', wrong, key, tag)).toEqual([expect.stringContaining('abbreviation')]);
  expect(findTextFaults('', right, key, tag)).toEqual([]);
});

test('in French a sign of two parts stands after a blank that does not break', () => {
  for (const loose of ['Quand ?', 'Horaires : 8', '« Voiture\u00a0»'])
    expect(findTextFaults('', loose, key, 'fr')).toEqual([expect.stringContaining('does not break')]);
  expect(findTextFaults('', 'Quand\u00a0? «\u00a0Voiture\u00a0»', key, 'fr')).toEqual([]);
  expect(findTextFaults('', 'Quand ?', key, 'de')).toEqual([]);
});

test('English weekdays, 911 and a link that is lost are refused', () => {
  expect(findTextFaults('', 'Wie an der Tür: Mo-Fr', key, 'de')).toEqual([expect.stringContaining('weekdays')]);
  expect(findTextFaults('Call 911', 'Rufen Sie die 911 an', key, 'de')).toEqual([expect.stringContaining('names 911')]);
  expect(findTextFaults('', 'Mehr über die 911', 'emergencyNoticeText.learn', 'de')).toEqual([]);
  expect(findTextFaults('In [the ledger](/ledger)', 'Im Hauptbuch', key, 'de')).toEqual([
    expect.stringContaining('[ ]'),
  ]);
});
