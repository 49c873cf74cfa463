import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createArgumentPart,
  createLiteralPart,
  createPluralPart,
  createSelectPart,
  formatIcuMessage,
  parseMessage,
  placeholdersOf,
} from './icu-message.ts';

test.each([
  'Keep up chest compressions.',
  "This phone's maps",
  "''{typed}' looks like a postcode.",
  '{count, plural, =0 {Saving…} one {Saving {done} of 1 square} other {Saving {done} of # squares}}',
  "{count, plural, one {'#'1 of '{'names'}'} other {# l''{name}}}",
  'left out{areMore, select, true { and more} other {}}.',
  '{count, number} of <b>all</b>',
])('prints %s as it was parsed', (text) => {
  expect(formatIcuMessage(parseMessage(text))).toBe(text);
});

test('quotes characters special to ICU only where they are literal', () => {
  const message = [
    createLiteralPart("Enter {a}, it's # "),
    createPluralPart('count', [
      ['one', [createLiteralPart("don't, #1 {x}")]],
      ['other', [createLiteralPart("d'"), createArgumentPart('name')]],
    ]),
    createSelectPart('kind', [['other', [createLiteralPart("the end'")]]]),
  ];
  const text = formatIcuMessage(message);
  expect(text).toBe(
    "Enter '{'a'}', it's # {count, plural, one {don't, '#'1 '{'x'}'} other {d''{name}}}{kind, select, other {the end''}}",
  );
  expect(parseMessage(text)).toEqual(message);
});

test('reads any sentence back as it was written', () => {
  const signs = fc.string({
    unit: fc.constantFrom("'", '{', '}', '#', '<', '>', 'a', ' '),
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(signs, signs, (one, other) => {
      for (const inside of [
        [createLiteralPart(one)],
        [createLiteralPart(one), createArgumentPart('name'), createLiteralPart(other)],
        [createPluralPart('count', [['other', [createLiteralPart(one)]]]), createLiteralPart(other)],
        [
          createPluralPart('count', [
            ['other', [createLiteralPart(one), createArgumentPart('name'), createLiteralPart(other)]],
          ]),
        ],
        [createSelectPart('kind', [['other', [createLiteralPart(one)]]]), createLiteralPart(other)],
      ])
        expect(parseMessage(formatIcuMessage(inside))).toEqual(inside);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['{name', 'is not a valid ICU message (EXPECT_ARGUMENT_CLOSING_BRACE at character 1)'],
  ['{count, plural, one {# AED}', 'is not a valid ICU message'],
  ['{day, date}', 'uses date, which this site does not support'],
  ['{count, number, percent}', 'uses a number style, which this site does not support'],
  ['{place, selectordinal, other {#th}}', 'uses selectordinal or an offset'],
])('refuses %s', (text, fault) => {
  expect(() => parseMessage(text)).toThrow(fault);
});

test('finds placeholders inside plurals and selects too', () => {
  const text = '{a} {n, plural, one {{b}} other {{k, select, true {{c}} other {}}}}';
  expect([...placeholdersOf(parseMessage(text))]).toEqual(['a', 'n', 'b', 'k', 'c']);
});
