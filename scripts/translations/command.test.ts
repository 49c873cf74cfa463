import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { translations } from '../../web/languages/languages.ts';
import { CommandError } from '../toolchain/project.mjs';
import { type MessageCatalogue, parseCatalogue, readCatalogueFile } from './catalogue.ts';
import { runTranslations, type TranslationFiles } from './command.ts';
import type { EnglishMessage } from './english-messages.ts';

const messages = new Map(
  ['stop', 'start', 'wait'].map((name): [string, EnglishMessage] => {
    const key = `aText.${name}`;
    return [key, { key, source: name, message: [name as never], parameters: null, notes: [], file: 'web/a/text.ts' }];
  }),
);

/** A catalogue with one translation, one that is stale, and none of 'wait'. */
const german = parseCatalogue(`msgid ""
msgstr ""

msgctxt "aText.stop"
msgid "stop"
msgstr "Halt"

#, fuzzy
msgctxt "aText.start"
msgid "start"
msgstr "Anfang"
`);

const written = new Map<string, MessageCatalogue>();
let printed: string[] = [];

const files: TranslationFiles = {
  english: { messages, texts: new Map() },
  load: (tag) => (tag === 'de' ? german : { headers: {}, entries: [] }),
  write: (tag, catalogue) => written.set(tag, catalogue),
};

beforeEach(() => {
  written.clear();
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('without arguments lists per language what is stale and what has no translation', () => {
  expect(runTranslations([], files)).toBe(0);
  expect(printed).toHaveLength(2 * translations.length);
  expect(printed).toContain('de: 1 to translate again\n  aText.start');
  expect(printed).toContain('de: 1 without a translation\n  aText.wait');
  expect(printed).toContain('fr: 0 to translate again');
  expect(printed).toContain('fr: 3 without a translation\n  aText.stop\n  aText.start\n  aText.wait');
});

test('accept marks translations of one language as current', () => {
  expect(runTranslations(['accept', 'de', 'aText'], files)).toBe(0);
  expect(printed).toEqual(['de: aText.start is up to date']);
  expect(written.get('de')?.entries.map(({ isFuzzy }) => isFuzzy)).toEqual([false, false, false]);
  expect([...written.keys()]).toEqual(translations.map(({ tag }) => tag));
});

test.each([
  ['an unknown command', ['updaet'], /^'updaet' is not a command: /],
  ['an unknown language', ['accept', 'xx'], /^'xx' is not a language: use one of /],
  ['no language', ['accept'], /^'' is not a language: /],
  ['all languages without a key', ['accept', 'all'], /^'all' is not a language: /],
  ['an unknown key', ['accept', 'de', 'aText.stop', 'aText.st'], /^'aText\.st' is not the key of a message/],
])('%s is refused in one sentence, and nothing is written', (_what, args, sentence) => {
  const refused = () => runTranslations(args, files);
  expect(refused).toThrow(CommandError);
  expect(refused).toThrow(sentence);
  expect(refused).toThrow(/^[^\n]+$/);
  expect(written.size).toBe(0);
});

test('says in one sentence that there is nothing to accept', () => {
  expect(() => runTranslations(['accept', 'de', 'aText.stop'], files)).toThrow(/^No translation was accepted, [^\n]+$/);
});

test('writes no catalogue if one of them cannot be read', () => {
  const load = (tag: string): MessageCatalogue => {
    if (tag === translations.at(-1)?.tag) throw new CommandError('It cannot be read.');
    return files.load(tag);
  };
  expect(() => runTranslations(['update'], { ...files, load })).toThrow(/^It cannot be read\.$/);
  expect(written.size).toBe(0);
});

test.each([
  ['a folder', undefined, /^\S+ cannot be read: [^\n]+\.$/],
  ['no PO', '<<<<<<< HEAD\nmsgid "a"\n', /^\S+ is not a PO file: Invalid key name "<" at line 1\.$/],
  ['cut in a text', 'msgctxt "aText.stop"\nmsgid "stop"\nmsgs', /^\S+ is not a PO file: [^\n]+\.$/],
  ['cut before a msgstr', 'msgctxt "aText.stop"\nmsgid "stop"\n', /: the entry of aText\.stop has no msgstr\.$/],
])('names a catalogue that is %s in one sentence', (_what, text, sentence) => {
  const file = join(createTestFolder(), 'de.po');
  if (text === undefined) mkdirSync(file);
  else writeFileSync(file, text);
  const read = () => readCatalogueFile(file);
  expect(read).toThrow(CommandError);
  expect(read).toThrow(sentence);
});

test('the command ends with a message and exit code 1, without a stack trace', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/translations/main.ts', 'updaet'], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^'updaet' is not a command: [^\n]+\n$/);
});
