import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { describePortError, describeSystemError } from './system-error.ts';

const coded = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: as the system says it`), { code, ...more });

describe('a system error is described in a sentence without its code', () => {
  test.each(['ENOSPC', 'EROFS', 'EACCES', 'EPERM', 'ENOENT', 'EIO', 'EDQUOT'])('%s on a disk', (code) => {
    expect(describeSystemError(coded(code))).toMatch(/^[A-Z][^:]*\. [A-Z][^:]*\.$/);
    expect(describeSystemError(coded(code))).not.toContain(code);
  });

  test.each(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH'])(
    '%s on the way to a database server',
    (code) => {
      expect(describeSystemError(coded(code), 'database server')).toMatch(/DATABASE_URL/);
    },
  );

  test.each(['EADDRINUSE', 'EADDRNOTAVAIL', 'EACCES', 'ENOTFOUND'])('%s where the port is opened', (code) => {
    expect(describePortError(coded(code, { syscall: 'listen' }), 3000)).toMatch(/PORT|HOST/);
    expect(describePortError(coded(code, { syscall: 'read' }), 3000)).toBeUndefined();
  });
});

test("finds the code in a cause, in parts of an error, and in a program's output", async () => {
  const full = describeSystemError(coded('ENOSPC'));
  expect(describeSystemError(new Error('outer', { cause: coded('ENOSPC') }))).toBe(full);
  expect(describeSystemError(new AggregateError([coded('ENOSPC')]))).toBe(full);
  expect(describeSystemError(new Error('initdb: could not write to file: No space left on device'))).toBe(full);
  const refused = await new Promise((resolve) => connect({ host: 'localhost', port: 1 }).once('error', resolve));
  expect(describeSystemError(refused, 'database server')).toMatch(/^Nothing listens at the address/);
});

test('a refusal by the database is not a disk failure, whatever its words', () => {
  const refusal = Object.assign(new Error('permission denied for table: Permission denied'), { code: '42501' });
  expect(describeSystemError(refusal)).toBeUndefined();
});

test('names the folder as the caller does', () => {
  expect(describeSystemError(coded('ENOENT'), 'disk', 'AEDS_FOLDER')).toBe(
    'AEDS_FOLDER, or part of it, is missing. Mount or restore it.',
  );
});
