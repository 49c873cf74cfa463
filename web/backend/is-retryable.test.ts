import { expect, test } from 'vitest';
import { isRetryable } from './is-retryable.ts';

test.each([
  ['a server that is busy or starting', 503, 'database_busy', true],
  ['a database that only reads for now, as Supabase tells it', 405, '25006', true],
  ['a way of asking that the server does not know', 405, 'PGRST117', false],
  ['a row that breaks a rule', 400, '23514', false],
  ['a caller who may not', 403, '42501', false],
  ['no answer at all', 0, '', true],
])('after %s the same row is sent again or not', (_, status, code, again) => {
  expect(isRetryable(status, code)).toBe(again);
});
