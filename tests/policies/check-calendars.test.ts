import { describe, expect } from 'vitest';
import { appoint, box, call } from '../support/database/aed-report-calls.ts';
import { databaseTest } from '../support/database/database-test.ts';
import { callers, people } from '../support/database/people.ts';

const it = databaseTest();

type Inside = Parameters<typeof appoint>[0];
const make = (inside: Inside) => call<string>(inside, callers.stranger, 'make_check_calendar', {}) as Promise<string>;
const areasOf = (inside: Inside, secret: unknown) =>
  call(inside, callers.anonymous, 'areas_of_check_calendar', { secret });

describe('a calendar of AEDs to check', () => {
  it('is made by stewards alone', async ({ inside }) => {
    for (const caller of [callers.anonymous, callers.owner, callers.stranger, callers.administrator])
      expect(await call(inside, caller, 'make_check_calendar', {})).toEqual({ refused: '42501' });
    await appoint(inside, people.ada.id);
    expect(await make(inside)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('tells whoever has its secret the areas, and nothing about the steward', async ({ inside, owner }) => {
    await appoint(inside, people.ada.id);
    const secret = await make(inside);
    expect(await areasOf(inside, secret)).toEqual([box]);
    const { rows } = await owner.query<{ held: string }>(
      'select to_jsonb(c)::text as held from public.check_calendars c',
      [],
    );
    expect(rows[0]?.held).not.toContain(secret);
    for (const wrong of ['', secret.slice(1), `${secret}0`, secret.toUpperCase(), "' or true --"])
      expect(await areasOf(inside, wrong)).toBeNull();
  });

  it('opens by its newest secret alone, by none once withdrawn, and not for a dismissed steward', async ({
    inside,
  }) => {
    await appoint(inside, people.ada.id);
    const [first, second] = [await make(inside), await make(inside)];
    expect([await areasOf(inside, first), await areasOf(inside, second)]).toEqual([null, [box]]);
    await call(inside, callers.administrator, 'dismiss_steward', { member: people.ada.id });
    expect(await areasOf(inside, second)).toBeNull();
    await appoint(inside, people.ada.id);
    // A change of the area does not change the calendar's address.
    expect(await areasOf(inside, second)).toEqual([box]);
    // A member can only withdraw their own calendar.
    await call(inside, callers.owner, 'withdraw_check_calendar', {});
    expect(await areasOf(inside, second)).toEqual([box]);
    await call(inside, callers.stranger, 'withdraw_check_calendar', {});
    expect(await areasOf(inside, second)).toBeNull();
  });
});
