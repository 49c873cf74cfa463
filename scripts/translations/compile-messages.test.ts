import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { translations } from '../../web/languages/languages.ts';
import { loadCatalogue } from './catalogue.ts';
import { evaluateMessage, evaluateTexts } from './compile-messages.ts';
import { type EnglishMessage, readEnglishMessages, readTextSource } from './english-messages.ts';
import { parseMessage } from './icu-message.ts';
import { buildTranslatedTexts } from './translation.ts';
import { valueKindOf } from './value-kinds.ts';

const english = readEnglishMessages();

/** Returns the text at a key, or the function that builds it. */
function at(words: unknown, key: string): unknown {
  return key.split('.').reduce((part, name) => (part as Readonly<Record<string, unknown>>)[name], words);
}

/** Returns sample values for the parameters of a message. Each turn gives other values, with numbers from 0 to 21. */
function valuesOf({ key, parameters }: EnglishMessage, turn: number): Map<string, unknown> {
  const values = (parameters ?? []).map((name, place): readonly [string, unknown] => {
    if (name === 'areMore') return [name, turn % 2 === 0];
    const isNumber = ['count', 'number'].includes(valueKindOf(name, key));
    return [name, isNumber ? (turn + place * 7) % 22 : `«${name} #${turn}»`];
  });
  return new Map(values);
}

test.each(translations)('an independent formatter gives the same text for every message of $tag', ({ tag }) => {
  const words = buildTranslatedTexts(tag);
  for (const { key, translation } of loadCatalogue(tag).entries) {
    const message = english.messages.get(key);
    if (message === undefined || translation === '') continue;
    const format = new IntlMessageFormat(translation, `${tag}-u-nu-latn`, undefined, { ignoreTag: true });
    const own = at(words, key);
    if (typeof own === 'string') {
      expect.soft(own, key).toBe(format.format());
      continue;
    }
    for (let turn = 0; turn <= 21; turn += 1) {
      const values = valuesOf(message, turn);
      const said = (own as (...all: unknown[]) => string)(...values.values());
      expect.soft(said, `${key} ${turn}`).toBe(format.format(Object.fromEntries(values) as never));
    }
  }
  expect(Object.keys(words).length).toBeGreaterThan(70);
});

test.each([
  [
    'a number sign in a name is a number sign',
    '{n, plural, one {{a}: # AED} other {{a}: # AEDs}}',
    [2, '#1'],
    '#1: 2 AEDs',
  ],
  ['a number stands twice', '{n, plural, one {# of #} other {# of # places}}', [1234, ''], '1,234 of 1,234 places'],
  [
    'a case of one number comes before its category',
    '{n, plural, =0 {none} one {# it} other {# its}}',
    [0, ''],
    'none',
  ],
  ['a number is as it is, or written', '{n} {n, number}', [1234, ''], '1234 1,234'],
  ['signs of code are words', "` $'{'n'}' \\ \\u0041 {a}", [1, '$&'], ['` $', '{n} \\ \\u0041 $&'].join('')],
])('%s', (_what, text, values, said) => {
  expect(evaluateMessage('en', parseMessage(text), ['n', 'a'])(...values)).toBe(said);
});

test('texts without a message keep their place, and values for the code are the English ones', () => {
  const messages = new Map<string, EnglishMessage>();
  const code =
    "export const aText = inLanguage('aText', { id: 'a', 'b-c': [{ d: 'one' }, { d: 'two', to: '/x' }], e: 'E' });";
  const texts = readTextSource('web/a/text.ts', code, { messages, faults: [] });
  const own = new Map([['aText.b-c.1.d', parseMessage("zwei 'x'")]]);
  expect(evaluateTexts('de', ['aText'], { messages: own, english: { messages, texts } })).toEqual({
    aText: { id: 'a', 'b-c': [{ d: undefined }, { d: "zwei 'x'", to: '/x' }], e: undefined },
  });
  expect(() => evaluateTexts('de', ['bText'], { messages: own, english: { messages, texts } })).toThrow("'bText'");
});
