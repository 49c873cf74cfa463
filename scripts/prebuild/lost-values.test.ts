import { expect, test } from 'vitest';
import { lostValues } from './lost-values.ts';

const english = { cprText: { steps: { change: (minutes: number) => `after ${minutes} minutes` }, stop: 'Stop' } };

test('a message that leaves a value out is told of, with its file, its key and what to do', () => {
  const german = { cprText: { steps: { change: () => 'Jetzt' }, stop: 'Halt' } };
  expect(lostValues(english.cprText, german.cprText, 'cprText', 'web/translations/de/cpr.ts')).toEqual([
    'web/translations/de/cpr.ts: cprText.steps.change takes 0 values, but the English text takes 1. Name the same values, with a _ before one that the language does not use.',
  ]);
});

test('one that names it is as it should be, whether or not it says it', () => {
  const german = { steps: { change: (_minutes: number) => 'Jetzt' }, stop: 'Halt' };
  expect(lostValues(english.cprText, german, 'cprText', 'web/translations/de/cpr.ts')).toEqual([]);
});
