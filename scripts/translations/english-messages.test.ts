import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test, vi } from 'vitest';
import { type EnglishMessage, readEnglishMessages, readTextSource } from './english-messages.ts';
import { valueKindOf } from './value-kinds.ts';

function read(words: string, before = '') {
  const messages = new Map<string, EnglishMessage>();
  const faults: string[] = [];
  readTextSource('web/a/text.ts', `${before}export const aText = inLanguage('aText', ${words});`, { messages, faults });
  return { messages: [...messages.values()], faults };
}

const formatNumber = (value: number) => String(value);
const formatDay = (day: Date) => String(day);
const limit = 4;
const aeds = (count: number) => (count === 1 ? '1 AED' : `${formatNumber(count)} AEDs`);

test.each([
  [(name: string) => `The way to ${name}`, 'The way to {name}'],
  [(count: number) => (count === 1 ? '1 AED' : `${count} AEDs`), '{count, plural, one {1 AED} other {{count} AEDs}}'],
  [(all: number) => `${formatNumber(all)} in all`, '{all, number} in all'],
  [(count: number) => `hidden: ${aeds(count)}`, 'hidden: {count, plural, one {1 AED} other {# AEDs}}'],
  [
    (done: number, all: number) => (all === 0 ? 'Saving…' : `Saving ${done} of ${aeds(all)}`),
    '{all, plural, =0 {Saving…} one {Saving {done} of 1 AED} other {Saving {done} of # AEDs}}',
  ],
  [(more: boolean) => `left out${more ? ' and more' : ''}`, 'left out{more, select, true { and more} other {}}'],
  [(way: string) => (way === 'foot' ? 'on foot' : 'by car'), '{way, select, foot {on foot} other {by car}}'],
  [(_number: string) => 'Call 911', 'Call 911'],
])('reads %s as %s', (code, source) => {
  const { messages, faults } = read(`{ a: ${code} }`, `const aeds = ${aeds};\n`);
  expect(faults).toEqual([]);
  expect(messages.map((message) => message.source)).toEqual([source]);
});

test('refuses a source with a syntax error, so that its translations stay in the catalogues', () => {
  expect(read("{ a: 'this site's data' }").faults).toEqual([expect.stringMatching(/^web\/a\/text\.ts: .+Correct it/)]);
});

test.each([
  [(name: string | null) => (name === null ? 'A' : 'B'), 'make two messages and choose where they are used'],
  [(one: number, all: number) => (one === all ? 'all' : 'some'), 'make two messages'],
  [(hubs: string[]) => `hubs: ${hubs.join(', ')}`, 'Call it where the message is used'],
  [(day: Date) => `on ${formatDay(day)}`, 'calls formatDay(…). Call it where the message is used'],
  [() => `at most ${limit}`, "uses 'limit', which is no parameter"],
  [({ name }: { name: string }) => name, 'takes a parameter that is more than a name'],
  [(name: string) => name + limit, 'cannot be read as a message (BinaryExpression)'],
])('refuses %s with file, key and what to write instead', (code, advice) => {
  const { faults } = read(`{ group: [{ a: ${code} }] }`);
  expect(faults).toEqual([expect.stringMatching(/^web\/a\/text\.ts: aText\.group\.0\.a /)]);
  expect(faults[0]).toContain(advice);
});

test('shows translators the comments above a sentence and its group', () => {
  const words =
    "{\n  /** Of a card.\n   *  Short. */\n  card: {\n    // When it closes.\n    closes: 'Closes',\n    always: 'Open' } }";
  const { messages } = read(words, '/** The answer. */\n');
  expect(messages.map(({ key, notes }) => [key, notes])).toEqual([
    ['aText.card.closes', ['The answer.', 'Of a card. Short.', 'When it closes.']],
    ['aText.card.always', ['The answer.', 'Of a card. Short.']],
  ]);
});

const { messages } = readEnglishMessages();

/** The arguments of all calls of `inLanguage` by modules of the site: the English texts by their names. */
const textsByName = vi.hoisted(() => new Map<string, unknown>());

vi.mock('../../web/languages/localize-text.ts', async (importActual) => ({
  ...(await importActual<object>()),
  inLanguage(name: string, words: unknown) {
    textsByName.set(name, words);
    return words;
  },
}));

/** Returns the English text with a message's key, or the function that builds it, from the module that declares it. */
async function textInCode({ key, file }: EnglishMessage): Promise<unknown> {
  await import(/* @vite-ignore */ `../../${file}`);
  const [name = '', ...path] = key.split('.');
  return path.reduce((part, step) => (part as Readonly<Record<string, unknown>>)[step], textsByName.get(name));
}

test('an independent formatter gives the same text for every English message as the code', async () => {
  let compared = 0;
  for (const message of messages.values()) {
    const code = await textInCode(message);
    const format = new IntlMessageFormat(message.source, 'en', undefined, { ignoreTag: true });
    if (message.parameters === null) {
      expect.soft(format.format(), message.key).toBe(code);
      compared += 1;
      continue;
    }
    for (let count = 0; count <= 21; count += 1) {
      const values = message.parameters.map((name, place) => {
        if (name === 'areMore') return count % 2 === 0;
        const isNumber = ['count', 'number'].includes(valueKindOf(name, message.key));
        return isNumber ? (count + place * 7) % 22 : `«${name} ${count}»`;
      });
      const byName = Object.fromEntries(message.parameters.map((name, place) => [name, values[place]]));
      expect
        .soft(format.format(byName), `${message.key} ${count}`)
        .toBe((code as (...all: unknown[]) => string)(...values));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(5000);
});
