import { describe, expect, test } from 'vitest';
import { openPool } from './postgres.ts';
import { classifyUnavailability } from './unavailability.ts';

describe('an error of a transaction', () => {
  test.each([
    ['a server that is shut down', { code: '57P01' }, 'down'],
    ['a server that is starting', { code: '57P03' }, 'down'],
    ['a broken connection', { code: 'ECONNRESET' }, 'down'],
    ['a connection that ended silently', { message: 'Connection terminated unexpectedly' }, 'down'],
    ['too many connections', { code: '53300' }, 'busy'],
    ["somebody else's lock", { code: '55P03' }, 'busy'],
    ['a full disk', { code: '53100' }, 'full'],
    ['a broken rule', { code: '23514' }, null],
    ['a statement that took too long', { code: '57014' }, null],
    ['a fault of the program', new TypeError('x is not a function'), null],
  ])('caused by %s is recognised', (_, error, reason) => {
    expect(classifyUnavailability(error, true)).toBe(reason);
  });

  test('that is a refused write means a full disk, unless the caller may only read', () => {
    expect([classifyUnavailability({ code: '25006' }, false), classifyUnavailability({ code: '25006' }, true)]).toEqual(
      ['full', null],
    );
  });
});

test('an unreachable server is unavailable, which is not the fault of the request', async () => {
  const engine = openPool({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'nothing' });
  const query = engine.transaction((session) => session.query('select 1', []));
  await expect(query).rejects.toMatchObject({ name: 'DatabaseUnavailableError', reason: 'down', retryAfterSeconds: 2 });
  await engine.close();
});
