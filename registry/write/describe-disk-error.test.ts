import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { describeDiskError } from './describe-disk-error.ts';

function failureOf(work: () => unknown): unknown {
  try {
    work();
  } catch (cause) {
    return cause;
  }
  throw new Error('The work did not fail.');
}

test('a file in place of a folder is named, with what to do', () => {
  const file = join(createTestFolder(), 'streets');
  writeFileSync(file, '');
  const sentence = (path: string) =>
    `There is a file where ${path} needs a folder. Move it away, or use another folder.`;
  expect(describeDiskError(failureOf(() => mkdirSync(file)))).toBe(sentence(file));
  expect(describeDiskError(failureOf(() => mkdirSync(join(file, 'ways'))))).toBe(sentence(join(file, 'ways')));
});

test('a full disk is called full, and not by its code', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  expect(describeDiskError(full)).toBe('The disk is full. Make room, and import again.');
});

test('an error without a sentence keeps its own message, and one that is not of the system has none', () => {
  const missing = failureOf(() => readFileSync(join(createTestFolder(), 'missing')));
  expect(describeDiskError(missing)).toMatch(/^ENOENT: no such file or directory/);
  expect(describeDiskError(new TypeError('x is undefined'))).toBeNull();
});
