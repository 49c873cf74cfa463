import { expect, test } from 'vitest';
import { describeCause } from './describe-cause.ts';

test('returns the code of a database error, and not the message, which may quote a person', () => {
  const error = Object.assign(new Error('duplicate key (email)=(ada@example.org)'), { code: '23505', table: 'users' });
  expect(describeCause(error)).toEqual({ name: 'Error', code: '23505', table: 'users', place: expect.any(String) });
});

test('returns a sentence and the code for a system error', () => {
  const error = Object.assign(new Error("ENOSPC: no space left on device, open '/srv/data'"), { code: 'ENOSPC' });
  expect(describeCause(error)).toMatchObject({
    code: 'ENOSPC',
    message: 'The disk of the server is full. Make room on the disk of DATA_FOLDER.',
  });
});
