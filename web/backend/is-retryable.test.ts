import { expect, test } from 'vitest';
import { isRetryable } from './is-retryable.ts';

test.each([
  ['a server that is busy or starting', 503, 'database_busy', true],
  ['a temporarily read-only database, as reported by Supabase', 405, '25006', true],
  ['a request method that the server does not know', 405, 'PGRST117', false],
  ['a row that breaks a rule', 400, '23514', false],
  ['a caller without permission', 403, '42501', false],
  ['no answer at all', 0, '', true],
])('tells whether to send the row again after %s', (_, status, code, again) => {
  expect(isRetryable(status, code)).toBe(again);
});
