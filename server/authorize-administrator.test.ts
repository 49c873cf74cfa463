import { expect } from 'vitest';
import { createDatabaseTest } from '../tests/support/database/database-test.ts';
import { callers } from '../tests/support/database/test-people.ts';
import { createAdministratorAuthorizer } from './authorize-administrator.ts';
import type { Engine } from './db/engine.ts';
import type { Caller } from './db/run-as-caller.ts';

const it = createDatabaseTest();

const acts = [null, { act: 'published', detail: 'version 1' }] as const;

async function answersTo(engine: Engine, caller: Caller): Promise<(Response | undefined)[]> {
  const admit = createAdministratorAuthorizer({
    engine,
    callerOf: async () => caller,
    log: { error: () => undefined },
  });
  const request = new Request('http://site.example.org/registers/v1/desk');
  const answers = [];
  for (const act of acts) answers.push(await admit(request, act));
  return answers;
}

it('asks a visitor who is not signed in to sign in', async ({ inside }) => {
  for (const answer of await answersTo(inside, callers.anonymous)) {
    expect([answer?.status, answer?.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await answer?.json()).toMatchObject({ code: '42501', message: 'Only an administrator can do this.' });
  }
});

it('refuses a member who is not an administrator, as signing in again would not help', async ({ inside }) => {
  for (const answer of await answersTo(inside, callers.stranger)) expect(answer?.status).toBe(403);
});

it('lets an administrator in', async ({ inside }) => {
  expect(await answersTo(inside, callers.administrator)).toEqual([undefined, undefined]);
});
