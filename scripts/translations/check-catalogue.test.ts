import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cataloguePath, parseCatalogue } from './catalogue.ts';
import { findAllCatalogueFaults, findCatalogueFaults } from './check-catalogue.ts';
import { readEnglishMessages } from './english-messages.ts';
import { findStaleKeys } from './translation.ts';

const english = readEnglishMessages();

/** Returns a language's catalogue with a part of its text replaced. */
function editedCatalogue(tag: string, from: string | RegExp, to: string) {
  const text = readFileSync(cataloguePath(tag), 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return parseCatalogue(changed);
}

/** Returns a pattern that matches the translation of a key in a catalogue's file. */
const translationOf = (key: string) => new RegExp(`(?<=msgctxt "${key}"\nmsgid .*\nmsgstr ").*(?="\n)`);

describe('an edited catalogue is refused with file, key and what to do', () => {
  test.each([
    [
      'a plural without a form of the language',
      ['pl', 'registryText.hidden', '{count, plural, one {# AED} few {# AED} other {# AED}}'],
      "web/translations/pl.po: registryText.hidden lacks 'many' in the plural of {count}. It needs one, few, many, other.",
    ],
    [
      'a plural in a form of other languages',
      ['de', 'registryText.hidden', '{count, plural, one {# AED} few {# AEDs} other {# AEDs}}'],
      "web/translations/de.po: registryText.hidden has 'few' in the plural of {count}. It needs one, other alone.",
    ],
    [
      'a plural without its last resort',
      ['ja', 'registryText.hidden', '{count, plural, =1 {1台}}'],
      "web/translations/ja.po: registryText.hidden lacks 'other' in the plural of {count}. It needs other.",
    ],
    [
      'a placeholder that is lost',
      ['fr', 'routeText.title', 'Le chemin'],
      'web/translations/fr.po: routeText.title lacks the placeholder {name}. Put it where its value belongs.',
    ],
    [
      'a placeholder that is translated',
      ['de', 'routeText.into', '{turn} in {straße}'],
      'web/translations/de.po: routeText.into has the placeholder {straße}, which the English does not give. It gives {turn}, {street}.',
    ],
    [
      'a placeholder in a sentence that has none',
      ['de', 'cprText.stop', 'Halt, {name}'],
      'web/translations/de.po: cprText.stop has the placeholder {name}, which the English does not give. It gives none.',
    ],
    [
      'a select without a case',
      ['de', 'placesText.ignored', '{parts}{areMore, select, other {}}'],
      "web/translations/de.po: placesText.ignored lacks 'true' in the select of {areMore}. It needs true, other.",
    ],
    [
      'a bracket that is not closed',
      ['es', 'routeText.title', 'El camino a {name'],
      'web/translations/es.po: routeText.title is not a valid ICU message (EXPECT_ARGUMENT_CLOSING_BRACE at character 13). Compare it with its msgid.',
    ],
    [
      'a sentence that is not translated',
      ['tr', 'cprText.stop', ''],
      'web/translations/tr.po: cprText.stop has no translation. Write one in its msgstr.',
    ],
    [
      'a name that turns the sentence round',
      ['he', 'routeText.title', 'הדרך אל {name}'],
      'web/translations/he.po: routeText.title puts a name into text from right to left as it is. Put it between the invisible marks U+2068 and U+2069, as its neighbours have it.',
    ],
  ])('%s', (_what, [tag = '', key = '', translation = ''], sentence) => {
    const catalogue = editedCatalogue(tag, translationOf(key), translation);
    expect(findCatalogueFaults(tag, catalogue, english)).toContain(sentence);
  });

  test('for a key that is missing, unknown or duplicate, and for an empty file', () => {
    const catalogue = editedCatalogue('uk', 'msgctxt "cprText.stop"', 'msgctxt "cprText.halt"');
    const [entry] = catalogue.entries;
    const twice = entry === undefined ? [] : [{ ...entry, source: 'as it was' }];
    expect(findCatalogueFaults('uk', { ...catalogue, entries: [...catalogue.entries, ...twice] }, english)).toEqual(
      [
        'web/translations/uk.po: cprText.halt is in no English source. Run npm run translations -- update, which removes it.',
        `web/translations/uk.po: ${entry?.key} is there 2 times. Run npm run translations -- update, which leaves one of them.`,
        'web/translations/uk.po: cprText.stop is missing. Run npm run translations -- update, then translate it.',
      ].sort((one) => (one.includes('2 times') ? -1 : 1)),
    );
    const [first] = findAllCatalogueFaults(english, () => ({ headers: {}, entries: [] }));
    expect(first).toBe(
      'web/translations/ar.po is missing or empty. Run npm run translations -- update, then translate its entries.',
    );
  });
});

test('a translation of changed English is stale but valid: readers see the English', () => {
  const changed = editedCatalogue('de', /(?<=msgctxt "routeText\.title"\nmsgid ")[^"]*/, 'The path to {goal}');
  expect(findStaleKeys(changed, english)).toEqual(['routeText.title']);
  expect(findCatalogueFaults('de', changed, english)).toEqual([]);
  const marked = editedCatalogue('de', /(?=msgctxt "routeText\.title")/, '#, fuzzy\n');
  expect(findStaleKeys(marked, english)).toEqual(['routeText.title']);
});

test('names a text that no page loads', () => {
  const texts = new Map([...english.texts, ['lateText', { entries: new Map() }] as const]);
  const [first] = findAllCatalogueFaults({ ...english, texts }, () => ({ headers: {}, entries: [] }));
  expect(first).toBe(
    'web/translations/text-files.ts: lateText is in none of the files. Add it to one that comes with its code.',
  );
});

test('a language without plurals after a number needs one form', () => {
  const catalogue = editedCatalogue('tr', translationOf('registryText.hidden'), '{count, plural, other {# OED gizli}}');
  expect(findCatalogueFaults('tr', catalogue, english)).toEqual([]);
});
