import { expect, test } from 'vitest';
import { parseMessage } from './icu-message.ts';
import { findMessageFaults, findTextFaults } from './message-faults.ts';

const key = 'outOfReachText.farther';

/** Returns the errors in a translation of a message that has these parameters in English. */
function faultsOf(own: string, parameters: readonly string[], tag: string): string[] {
  const english = { key, source: '', message: [], parameters, notes: [], file: '' };
  return findMessageFaults(english, parseMessage(own), tag);
}

test('refuses a count without a plural in languages whose nouns change', () => {
  expect(faultsOf('altri {count}', ['count'], 'it')).toEqual([expect.stringContaining('plural')]);
  expect(faultsOf('altri {count, number}', ['count'], 'it')).toEqual([expect.stringContaining('plural')]);
  const counted = '{count, plural, one {# altro} many {# di altri} other {altri {count}}}';
  expect(faultsOf(counted, ['count'], 'it')).toEqual([]);
  expect(faultsOf('ほか{count}台', ['count'], 'ja')).toEqual([]);
  expect(faultsOf('{count} AED دیگر', ['count'], 'fa')).toEqual([]);
});

test('refuses a statement inside a sentence, and accepts one with a full stop', () => {
  const values = ['uncertain', 'place'];
  expect(faultsOf('{uncertain}, aber näher', values, 'de')).toEqual([expect.stringContaining('inside a sentence')]);
  expect(faultsOf('{uncertain}. Näher', values, 'de')).toEqual([]);
});

test.each([
  ['it', 'day', 'Confermato il {day}', 'after a word that may change it'],
  ['ru', 'day', 'Подтверждено: {day}.', 'a full stop behind a day'],
  ['he', 'country', 'אין לנו מאגר עבור {country}', 'after a word that may change it'],
])('in %s a date or country must follow a colon, without a second full stop', (tag, value, own, fault) => {
  expect(faultsOf(own, [value], tag)).toEqual([expect.stringContaining(fault)]);
});

test('accepts a date after a colon, and anywhere in languages without inflection', () => {
  expect(faultsOf('Confermato: {day}', ['day'], 'it')).toEqual([]);
  expect(faultsOf('Подтверждено: {day}', ['day'], 'ru')).toEqual([]);
  expect(faultsOf('{day}に確認', ['day'], 'ja')).toEqual([]);
});

test('requires isolation of a name in right-to-left text', () => {
  expect(faultsOf('הדרך אל {name}', ['name'], 'he')).toHaveLength(1);
  expect(faultsOf('הדרך אל \u2068{name}\u2069', ['name'], 'he')).toEqual([]);
  expect(faultsOf('Weg zu {name}', ['name'], 'de')).toEqual([]);
});

test('requires isolation of coordinates, dates and hour ranges in right-to-left text', () => {
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
])('in %s the abbreviation for AED is that of the language', (tag, wrong, right) => {
  expect(findTextFaults('', wrong, key, tag)).toEqual([expect.stringContaining('abbreviation')]);
  expect(findTextFaults('', right, key, tag)).toEqual([]);
});

test('in French a two-part punctuation mark needs a non-breaking space before it', () => {
  for (const loose of ['Quand ?', 'Horaires : 8', '« Voiture\u00a0»'])
    expect(findTextFaults('', loose, key, 'fr')).toEqual([expect.stringContaining('does not break')]);
  expect(findTextFaults('', 'Quand\u00a0? «\u00a0Voiture\u00a0»', key, 'fr')).toEqual([]);
  expect(findTextFaults('', 'Quand ?', key, 'de')).toEqual([]);
});

test('refuses English weekdays, 911 and a lost link', () => {
  expect(findTextFaults('', 'Wie an der Tür: Mo-Fr', key, 'de')).toEqual([expect.stringContaining('weekdays')]);
  expect(findTextFaults('Call 911', 'Rufen Sie die 911 an', key, 'de')).toEqual([expect.stringContaining('names 911')]);
  expect(findTextFaults('', 'Mehr über die 911', 'emergencyNoticeText.learn', 'de')).toEqual([]);
  expect(findTextFaults('In [the ledger](/ledger)', 'Im Hauptbuch', key, 'de')).toEqual([
    expect.stringContaining('[ ]'),
  ]);
});
