import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { translations } from '../../web/languages/languages.ts';
import { formatCatalogue, loadCatalogue, parseCatalogue, updateCatalogue } from './catalogue.ts';
import { type EnglishMessage, readEnglishMessages } from './english-messages.ts';

function english(sources: Readonly<Record<string, string>>): ReadonlyMap<string, EnglishMessage> {
  const messages = Object.entries(sources).map(([key, source]): [string, EnglishMessage] => {
    const parameters = source.includes('{name}') ? ['name'] : null;
    return [key, { key, source, message: [], parameters, notes: ['Of a card.'], file: 'web/a/text.ts' }];
  });
  return new Map(messages);
}

const catalogue = parseCatalogue(`# Translators: nobody yet.
msgid ""
msgstr ""
"Language: de\\n"
"X-Generator: Weblate 5.9\\n"

#. A note that was.
msgctxt "aText.way"
msgid "Way to {name}"
msgstr ""
"Weg "
"zu {name}"

# Ask Anna.
msgctxt "aText.stop"
msgid "Stop"
msgstr "Halt"

msgctxt "aText.gone"
msgid "Gone"
msgstr "Weg"
`);

const now = english({ 'aText.start': 'Start', 'aText.way': 'The way to {name}', 'aText.stop': 'Stop' });

test('changed English marks a translation as fuzzy with its source; new English is added, and removed English goes', () => {
  const updated = updateCatalogue(catalogue, now.values());
  expect(formatCatalogue('de', updated, now)).toBe(`msgid ""
msgstr ""
"Project-Id-Version: symbiotics-longevity-map\\n"
"Language: de\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"X-Generator: Weblate 5.9\\n"

#: web/a/text.ts
#. Of a card.
msgctxt "aText.start"
msgid "Start"
msgstr ""

#: web/a/text.ts
#. Of a card.
#. {name}: a name; from right to left it is between the invisible marks U+2068 and U+2069
#, fuzzy, icu-message-format
#| msgid "Way to {name}"
msgctxt "aText.way"
msgid "The way to {name}"
msgstr "Weg zu {name}"

# Ask Anna.
#: web/a/text.ts
#. Of a card.
msgctxt "aText.stop"
msgid "Stop"
msgstr "Halt"
`);
});

test('English that changes twice keeps the source of the translation, and restored English is not stale', () => {
  const once = updateCatalogue(catalogue, now.values());
  const twice = updateCatalogue(once, english({ 'aText.way': 'The path to {name}' }).values());
  expect(twice.entries).toMatchObject([{ isFuzzy: true, previous: 'msgid "Way to {name}"' }]);
  const back = updateCatalogue(twice, english({ 'aText.way': 'Way to {name}' }).values());
  expect(back.entries).toMatchObject([{ isFuzzy: false, previous: '', translation: 'Weg zu {name}' }]);
});

test('an insertion into a list needs a translation, and the other items keep theirs', () => {
  const entry = { isFuzzy: false, previous: '', comment: '' };
  const list = {
    headers: {},
    entries: [
      { ...entry, key: 'aText.links.0.label', source: 'Home', translation: 'Start' },
      { ...entry, key: 'aText.links.1.label', source: 'About', translation: 'Über uns' },
    ],
  };
  const longer = english({
    'aText.links.0.label': 'Home',
    'aText.links.1.label': 'Map',
    'aText.links.2.label': 'About',
  });
  expect(updateCatalogue(list, longer.values()).entries).toMatchObject([
    { key: 'aText.links.0.label', translation: 'Start', isFuzzy: false },
    { key: 'aText.links.1.label', source: 'Map', translation: '', isFuzzy: false },
    { key: 'aText.links.2.label', source: 'About', translation: 'Über uns', isFuzzy: false },
  ]);
});

test('of two entries with one key, keeps that of the current English', () => {
  const text = ['Stop', 'Stop it'].map((source) => `msgctxt "aText.stop"\nmsgid "${source}"\nmsgstr "${source}!"\n`);
  const updated = updateCatalogue(parseCatalogue(text.join('\n')), english({ 'aText.stop': 'Stop it' }).values());
  expect(updated.entries).toMatchObject([{ source: 'Stop it', translation: 'Stop it!', isFuzzy: false }]);
});

test.each(translations)(
  'the catalogue of $tag contains every current English sentence: npm run translations -- update',
  ({ tag }) => {
    const catalogue = loadCatalogue(tag);
    expect(updateCatalogue(catalogue, readEnglishMessages().messages.values())).toEqual(catalogue);
  },
);

test('every catalogue is listed, and every listed one exists', () => {
  const catalogues = readdirSync('web/translations').filter((file) => file.endsWith('.po'));
  expect(catalogues.sort()).toEqual(translations.map(({ tag }) => `${tag}.po`).sort());
});

test('no line break can separate a number from its unit, or the hours of a span', () => {
  const parted = /(?:\d|\w\}) (?:[Mm]in|мин|хв|dk|k?m|к?м|[ck]m|см|kB|MB|%)(?![\p{L}])|'[^']*\d–\d+[时時]?'/gu;
  for (const { tag } of translations) {
    const sentences = loadCatalogue(tag).entries.map(({ translation }) => translation);
    expect.soft(sentences.length, tag).toBeGreaterThan(1000);
    expect
      .soft(
        sentences.flatMap((sentence) => sentence.match(parted) ?? []),
        tag,
      )
      .toEqual([]);
  }
});
