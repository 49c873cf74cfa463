import { expect, test } from 'vitest';
import { isolated, pluralIn } from '../../web/languages/plural.ts';
import { messageFaults, textFaults } from './message-faults.ts';

const key = 'reachText.farther';

test('a count that meets no plural is refused, in languages whose nouns change with it', () => {
  const english = (count: number) => `${count} more AEDs`;
  const bare = (count: number) => (count === 1 ? '1 altro' : `altri ${count}`);
  const counted = (count: number) => pluralIn('it')(count, { one: '# altro', many: '# di altri', other: 'altri #' });
  expect(messageFaults(english, bare, key, 'it')).toEqual([expect.stringMatching(/^reachText\.farther .*plural/)]);
  expect(messageFaults(english, counted, key, 'it')).toEqual([]);
  expect(messageFaults(english, (count: number) => `ほか${count}台`, key, 'ja')).toEqual([]);
});

test('a statement within a sentence is refused, one that ends with a stop is not', () => {
  const english = (uncertain: string, minutes: number) => `${uncertain}. ${minutes} minutes closer`;
  const within = (uncertain: string, _minutes: number) => `${uncertain}, aber näher`;
  const apart = (uncertain: string, _minutes: number) => `${uncertain}. Näher`;
  expect(messageFaults(english, within, key, 'de')).toEqual([expect.stringContaining('inside a sentence')]);
  expect(messageFaults(english, apart, key, 'de')).toEqual([]);
});

test.each([
  ['it', (day: string) => `Confermato il ${day}`, 'after a word that may change it'],
  ['ru', (day: string) => `Подтверждено: ${day}.`, 'a full stop behind a day'],
  ['he', (country: string) => `אין לנו מאגר עבור ${country}`, 'after a word that may change it'],
])('a day or a country in %s stands after a colon, and its own stop is not doubled', (tag, own, fault) => {
  const english = tag === 'he' ? (country: string) => `No list for ${country}` : (day: string) => `Confirmed on ${day}`;
  expect(messageFaults(english, own, key, tag)).toEqual([expect.stringContaining(fault)]);
});

test('a day after a colon is taken, and in languages without endings a day anywhere', () => {
  const english = (day: string) => `Confirmed on ${day}`;
  expect(messageFaults(english, (day: string) => `Confermato: ${day}`, key, 'it')).toEqual([]);
  expect(messageFaults(english, (day: string) => `Подтверждено: ${day}`, key, 'ru')).toEqual([]);
  expect(messageFaults(english, (day: string) => `${day}に確認`, key, 'ja')).toEqual([]);
});

test('a name in text from right to left is isolated', () => {
  const english = (name: string) => `The way to ${name}`;
  expect(messageFaults(english, (name: string) => `הדרך אל ${name}`, key, 'he')).toHaveLength(1);
  expect(messageFaults(english, (name: string) => `הדרך אל ${isolated(name)}`, key, 'he')).toEqual([]);
  expect(messageFaults(english, (name: string) => `Weg zu ${name}`, key, 'de')).toEqual([]);
});

test('coordinates, dates and spans of hours are isolated in text from right to left', () => {
  for (const numbers of ['47.3769, 8.5417', '2026-12-07', '08:00-18:00']) {
    expect(textFaults('', `كما هي: ${numbers}`, key, 'ar')).toEqual([expect.stringContaining('turn round')]);
    expect(textFaults('', `كما هي: ${isolated(numbers)}`, key, 'ar')).toEqual([]);
    expect(textFaults('', `Wie: ${numbers}`, key, 'de')).toEqual([]);
  }
});

test.each([
  ['pt-BR', '# DAE de exemplo', '# DEA de exemplo'],
  ['pt-PT', 'Encontrar um DEA', 'Encontrar um DAE'],
  ['fr', 'Trouver un AED', 'Trouver un DAE'],
  ['tr', 'AED bul', 'OED bul'],
  ['de', 'DAE finden', 'AED finden'],
])('in %s an AED goes by its own abbreviation, not by that of another language', (tag, wrong, right) => {
  expect(textFaults('', wrong, key, tag)).toEqual([expect.stringContaining('abbreviation')]);
  expect(textFaults('', right, key, tag)).toEqual([]);
});

test('in French a sign of two parts stands after a blank that does not break', () => {
  for (const loose of ['Quand ?', 'Horaires : 8', '« Voiture\u00a0»'])
    expect(textFaults('', loose, key, 'fr')).toEqual([expect.stringContaining('does not break')]);
  expect(textFaults('', 'Quand\u00a0? «\u00a0Voiture\u00a0»', key, 'fr')).toEqual([]);
  expect(textFaults('', 'Quand ?', key, 'de')).toEqual([]);
});

test('English weekdays, 911 and a link that is lost are refused', () => {
  expect(textFaults('', 'Wie an der Tür: Mo-Fr', key, 'de')).toEqual([expect.stringContaining('weekdays')]);
  expect(textFaults('Call 911', 'Rufen Sie die 911 an', key, 'de')).toEqual([expect.stringContaining('names 911')]);
  expect(textFaults('', 'Mehr über die 911', 'emergencyNoticeText.learn', 'de')).toEqual([]);
  expect(textFaults('In [the ledger](/ledger)', 'Im Hauptbuch', key, 'de')).toEqual([expect.stringContaining('[ ]')]);
});
