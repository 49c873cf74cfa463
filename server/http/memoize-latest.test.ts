import { expect, test, vi } from 'vitest';
import { memoizeLatest } from './memoize-latest.ts';

test('does not process the same text again', () => {
  const make = vi.fn((text: string) => ({ text }));
  const remembered = memoizeLatest(make);
  expect(remembered('a')).toBe(remembered('a'));
  expect(remembered('b')).toEqual({ text: 'b' });
  expect(make).toHaveBeenCalledTimes(2);
});

test('neither many texts nor long ones fill the memory', () => {
  const make = vi.fn((text: string) => ({ text }));
  const remembered = memoizeLatest(make);
  const long = 'x'.repeat(10_000);
  expect(remembered(long)).not.toBe(remembered(long));
  const first = remembered('0');
  for (let n = 1; n < 10_000; n += 1) remembered(String(n));
  expect(remembered('0')).not.toBe(first);
  expect(remembered('9999')).toBe(remembered('9999'));
});

test('a refused text is refused again', () => {
  const remembered = memoizeLatest((text: string): object => {
    throw new Error(text);
  });
  expect(() => remembered('wrong')).toThrow('wrong');
  expect(() => remembered('wrong')).toThrow('wrong');
});
