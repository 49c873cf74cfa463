import { describe, expect } from 'vitest';
import type { DatabaseSession } from '../../server/db/engine.ts';
import { createDatabaseTest } from '../support/database/database-test.ts';
import { buildInsertStatement, runForOutcome } from '../support/database/query-outcome.ts';
import { callers, createDispatchRowBy, people, seedDispatch } from '../support/database/test-people.ts';

const it = createDatabaseTest();

const ends: readonly (readonly [string, (owner: DatabaseSession, userId: string) => Promise<unknown>])[] = [
  ['is signed out', (owner, id) => owner.query('delete from auth.sessions where user_id = $1', [id])],
  [
    'is past its end',
    (owner, id) => owner.query('update auth.sessions set not_after = now() where user_id = $1', [id]),
  ],
  [
    'is of a banned account',
    (owner, id) => owner.query("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [id]),
  ],
  ['is of a deleted account', (owner, id) => owner.query('delete from auth.users where id = $1', [id])],
];

const ended = { refused: 'PT401' };

describe('a token whose session', () => {
  it.for(ends)('%s can write and read nothing', async ([_how, end], { inside, owner }) => {
    await seedDispatch(owner, 'grace');
    await end(owner, people.grace.id);
    const insert = buildInsertStatement('aed_dispatch_logs', createDispatchRowBy('grace'));
    expect(await runForOutcome(inside, callers.owner, ...insert)).toEqual(ended);
    const read = await runForOutcome(inside, callers.owner, 'select id from public.aed_dispatch_logs');
    expect([ended, { rows: 0 }]).toContainEqual(read);
  });

  it.for(ends)('%s is no longer an administrator’s', async ([_how, end], { inside, owner }) => {
    await seedDispatch(owner, 'grace');
    await end(owner, people.linus.id);
    for (const text of [
      'select id from public.aed_dispatch_logs',
      'select * from public.list_members()',
      `select public.promote_administrator('${people.ada.id}')`,
    ]) {
      expect(await runForOutcome(inside, callers.administrator, text)).toEqual(ended);
    }
  });

  it('belongs to somebody else, or is not named, has no rights', async ({ inside }) => {
    const insert = buildInsertStatement('aed_dispatch_logs', createDispatchRowBy('grace'));
    const { session_id: _, ...claims } = callers.owner.claims;
    for (const given of [claims, { ...claims, session_id: people.ada.sessionId }]) {
      expect(await runForOutcome(inside, { ...callers.owner, claims: given }, ...insert)).toEqual(ended);
    }
    expect(await runForOutcome(inside, callers.owner, ...insert)).toEqual({ rows: 1 });
  });
});

describe('an administrator with a second factor', () => {
  const factor = (owner: DatabaseSession, status: string) =>
    owner.query("insert into auth.mfa_factors (user_id, status, secret) values ($1, $2, 'sealed')", [
      people.linus.id,
      status,
    ]);
  const list = 'select * from public.list_members()';

  it('has the role only after showing it', async ({ inside, owner }) => {
    await seedDispatch(owner, 'grace');
    await factor(owner, 'verified');
    const { administrator } = callers;
    const sure = { ...administrator, claims: { ...administrator.claims, aal: 'aal2' } };
    expect(await runForOutcome(inside, administrator, list)).toEqual({ refused: '42501' });
    expect(await runForOutcome(inside, administrator, 'select id from public.aed_dispatch_logs')).toEqual({ rows: 0 });
    expect(await runForOutcome(inside, sure, list)).toEqual({ rows: 3 });
    expect(await runForOutcome(inside, sure, 'select id from public.aed_dispatch_logs')).toEqual({ rows: 1 });
  });

  it('need not show it before its first verification', async ({ inside, owner }) => {
    await factor(owner, 'unverified');
    expect(await runForOutcome(inside, callers.administrator, list)).toEqual({ rows: 3 });
  });
});
