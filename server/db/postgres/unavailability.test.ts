import { describe, expect, test } from 'vitest';
import { openPool } from './postgres.ts';
import { classifyUnavailability } from './unavailability.ts';

describe('an error of a transaction', () => {
  test.each([
    ['a server that is shut down', { code: '57P01' }, 'down'],
    ['one that is starting', { code: '57P03' }, 'down'],
    ['a broken connection', { code: 'ECONNRESET' }, 'down'],
    ['one that ended without a word', { message: 'Connection terminated unexpectedly' }, 'down'],
    ['too many connections', { code: '53300' }, 'busy'],
    ["somebody else's lock", { code: '55P03' }, 'busy'],
    ['a full disk', { code: '53100' }, 'full'],
    ['a broken rule', { code: '23514' }, null],
    ['a statement that took too long', { code: '57014' }, null],
    ['a fault of the program', new TypeError('x is not a function'), null],
  ])('that is %s is known as such', (_, error, reason) => {
    expect(classifyUnavailability(error, true)).toBe(reason);
  });

  test('that is a write where only reading was allowed means a full disk, and else does not', () => {
    expect([classifyUnavailability({ code: '25006' }, false), classifyUnavailability({ code: '25006' }, true)]).toEqual(
      ['full', null],
    );
  });
});

test('a server out of reach is unavailable, which is no fault of the request', async () => {
  const engine = openPool({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'nothing' });
  const asked = engine.transaction((session) => session.query('select 1', []));
  await expect(asked).rejects.toMatchObject({ name: 'DatabaseUnavailableError', reason: 'down', retryAfterSeconds: 2 });
  await engine.close();
});
