import { describe, expect } from 'vitest';
import { appointTestSteward, callDatabaseFunction, krakowArea } from '../support/database/aed-report-calls.ts';
import { createDatabaseTest } from '../support/database/database-test.ts';
import { callers, people } from '../support/database/test-people.ts';

const it = createDatabaseTest();

type Inside = Parameters<typeof appointTestSteward>[0];
const make = (inside: Inside) =>
  callDatabaseFunction<string>(inside, callers.stranger, 'make_check_calendar', {}) as Promise<string>;
const areasOf = (inside: Inside, secret: unknown) =>
  callDatabaseFunction(inside, callers.anonymous, 'areas_of_check_calendar', { secret });

describe('a calendar of AEDs to check', () => {
  it('can be created by stewards only', async ({ inside }) => {
    for (const caller of [callers.anonymous, callers.owner, callers.stranger, callers.administrator])
      expect(await callDatabaseFunction(inside, caller, 'make_check_calendar', {})).toEqual({ refused: '42501' });
    await appointTestSteward(inside, people.ada.id);
    expect(await make(inside)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('gives the areas to the holder of its secret, and nothing about the steward', async ({ inside, owner }) => {
    await appointTestSteward(inside, people.ada.id);
    const secret = await make(inside);
    expect(await areasOf(inside, secret)).toEqual([krakowArea]);
    const { rows } = await owner.query<{ held: string }>(
      'select to_jsonb(c)::text as held from public.check_calendars c',
      [],
    );
    expect(rows[0]?.held).not.toContain(secret);
    for (const wrong of ['', secret.slice(1), `${secret}0`, secret.toUpperCase(), "' or true --"])
      expect(await areasOf(inside, wrong)).toBeNull();
  });

  it("opens by its newest secret only, and not after its withdrawal or the steward's dismissal", async ({ inside }) => {
    await appointTestSteward(inside, people.ada.id);
    const [first, second] = [await make(inside), await make(inside)];
    expect([await areasOf(inside, first), await areasOf(inside, second)]).toEqual([null, [krakowArea]]);
    await callDatabaseFunction(inside, callers.administrator, 'dismiss_steward', { member: people.ada.id });
    expect(await areasOf(inside, second)).toBeNull();
    await appointTestSteward(inside, people.ada.id);
    // When the steward's area changes, the calendar keeps its URL.
    expect(await areasOf(inside, second)).toEqual([krakowArea]);
    // Members can withdraw only their own calendars.
    await callDatabaseFunction(inside, callers.owner, 'withdraw_check_calendar', {});
    expect(await areasOf(inside, second)).toEqual([krakowArea]);
    await callDatabaseFunction(inside, callers.stranger, 'withdraw_check_calendar', {});
    expect(await areasOf(inside, second)).toBeNull();
  });
});
