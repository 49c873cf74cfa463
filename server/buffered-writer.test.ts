import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBufferedWriter } from './buffered-writer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('writes lines together, in their order, soon after the first', () => {
  const written: string[] = [];
  const lines = createBufferedWriter((text) => written.push(text));
  lines.write('one\n');
  lines.write('two\n');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(written).toEqual(['one\ntwo\n']);
  lines.write('three\n');
  lines.flush();
  vi.advanceTimersByTime(100);
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

test('does not let many lines pile up in memory', () => {
  const written: string[] = [];
  const lines = createBufferedWriter((text) => written.push(text));
  for (let line = 0; line < 200; line += 1) lines.write(`${'x'.repeat(999)}\n`);
  expect(written.join('').length).toBeGreaterThan(100_000);
});
