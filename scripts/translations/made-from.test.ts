import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/support/test-folder.ts';
import { translations } from '../../web/languages/languages.ts';
import { englishHashes, type Words } from './english-texts.ts';
import { readMadeFrom, staleKeys, writeMadeFrom } from './made-from.ts';
import { withoutKeys } from './stale-words.ts';

const now = new Map([
  ['cprText.stop', 'aaaa'],
  ['cprText.start', 'bbbb'],
]);
const before = new Map([
  ['cprText.stop', 'aaaa'],
  ['cprText.start', 'cccc'],
]);

test('a translation is stale where the English it was made from has changed, or was never recorded', () => {
  expect(staleKeys(now, before)).toEqual(['cprText.start']);
  expect(staleKeys(now, new Map())).toEqual(['cprText.stop', 'cprText.start']);
});

test('what most languages are made from is written once, and the rest beside the language that differs', () => {
  const root = testFolder();
  for (const tag of ['de', 'fr', 'it']) mkdirSync(join(root, tag));
  const madeFrom = new Map([
    ['de', before],
    ['fr', now],
    ['it', now],
  ]);
  writeMadeFrom(madeFrom, now.keys(), root);
  expect(readFileSync(join(root, 'english.tsv'), 'utf8')).toBe('cprText.start\tbbbb\ncprText.stop\taaaa\n');
  expect(readFileSync(join(root, 'de/made-from.tsv'), 'utf8')).toBe('cprText.start\tcccc\n');
  expect(existsSync(join(root, 'fr/made-from.tsv'))).toBe(false);
  expect(readMadeFrom([...madeFrom.keys()], root)).toEqual(madeFrom);
});

test('the words that a page is given lack what is stale, and keep their order', () => {
  const steps = [{ words: 'eins' }, { words: 'zwei' }] as unknown as Words;
  const words: Words = { cprText: { stop: 'Halt', steps } };
  expect(withoutKeys(words, ['cprText.stop', 'cprText.steps.0.words'])).toEqual({
    cprText: { stop: undefined, steps: [{ words: undefined }, { words: 'zwei' }] },
  });
});

test('every English sentence is on record, and no other: npm run translations -- accept TAG records a new one', async () => {
  const english = await englishHashes();
  const recorded = new Set(readFileSync('web/translations/english.tsv', 'utf8').match(/^[^\t]+/gm));
  expect([...english.keys()].filter((key) => !recorded.has(key))).toEqual([]);
  expect([...recorded].filter((key) => !english.has(key))).toEqual([]);
});

test('no language has a record of a sentence that is gone', async () => {
  const english = await englishHashes();
  for (const [tag, hashes] of readMadeFrom(translations.map((language) => language.tag)))
    expect(
      [...hashes.keys()].filter((key) => !english.has(key)),
      tag,
    ).toEqual([]);
});
