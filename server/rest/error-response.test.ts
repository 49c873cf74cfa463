import { describe, expect, it } from 'vitest';
import { errorResponse, statusOfSqlState } from './error-response.ts';

describe('the HTTP status of a database error', () => {
  it.each([
    ['08006', 503],
    ['0LP01', 403],
    ['21000', 500],
    ['22P02', 400],
    ['22023', 400],
    ['23502', 400],
    ['23503', 409],
    ['23505', 409],
    ['23514', 400],
    ['25006', 405],
    ['25P02', 500],
    ['28000', 403],
    ['40001', 500],
    ['40P01', 500],
    ['42703', 400],
    ['42883', 404],
    ['42P01', 404],
    ['42P17', 500],
    ['53300', 503],
    ['53400', 500],
    ['54001', 500],
    ['57014', 500],
    ['57P01', 503],
    ['P0001', 400],
    ['P0002', 500],
    ['PT0XX', 500],
    ['XX000', 500],
  ])('of %s is %i', (code, status) => {
    expect(statusOfSqlState(code, true)).toBe(status);
  });

  it('of a missing right depends on whether signing in could help', () => {
    expect(statusOfSqlState('42501', false)).toBe(401);
    expect(statusOfSqlState('42501', true)).toBe(403);
  });
});

describe('the details of a database error', () => {
  const detailsOf = async (code: string, detail: string) => {
    const error = Object.assign(new Error('what is broken, by its name'), { code, detail });
    const { details } = await errorResponse(error, false, { error: () => undefined }).json();
    return details;
  };

  it.each(['23502', '23514', '44000'])('of %s quote a row, in any language, and are kept private', async (code) => {
    expect(await detailsOf(code, 'Failing row contains (7, \\x5f2a, grace@example.org).')).toBeNull();
    expect(await detailsOf(code, 'Fehlgeschlagene Zeile enthält (7, \\x5f2a, grace@example.org).')).toBeNull();
  });

  it('are returned when they name what the caller sent', async () => {
    expect(await detailsOf('23505', 'Key (title)=(delta) already exists.')).toBe('Key (title)=(delta) already exists.');
  });
});
