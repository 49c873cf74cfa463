import { describe, expect } from 'vitest';
import type { DatabaseSession, Engine } from '../../server/db/engine.ts';
import {
  appointTestSteward,
  backdateAppointments,
  callDatabaseFunction,
  decideCase,
  findCaseId,
  goneReportInput,
  krakowArea,
  krakowLocation,
  listKrakowReports,
  submitReport,
} from '../support/database/aed-report-calls.ts';
import { createDatabaseTest } from '../support/database/database-test.ts';
import { callers, people } from '../support/database/test-people.ts';

const it = createDatabaseTest();
const refused = { refused: '42501' };
const [ada, grace, linus] = [callers.stranger, callers.owner, callers.administrator];

/** Converts metres to degrees of latitude. */
const latitudeDegrees = (metres: number) => metres / 111_195;
const moved = (metres: number) => ({ place_longitude: 19.94, place_latitude: 50.06 + latitudeDegrees(metres) });

async function reported(inside: Engine, owner: DatabaseSession, kind: string, details = {}): Promise<string> {
  await submitReport(inside, { ...krakowLocation, kind, ...details });
  return findCaseId(owner, kind);
}

describe('a confirmation that moves an AED', () => {
  it.beforeEach(async ({ inside, owner }) => {
    await appointTestSteward(inside, people.ada.id);
    await backdateAppointments(owner);
  });

  it('within the error of pins needs one person, and says so', async ({ inside, owner }) => {
    const id = await reported(inside, owner, 'place', moved(90));
    expect(await decideCase(inside, ada, id, 'confirmed', moved(90))).toBe('confirmed');
    expect(await listKrakowReports(inside)).toMatchObject([{ state: 'confirmed', people: 1 }]);
  });

  it('farther needs two who agree on the place, wherever the report is', async ({ inside, owner }) => {
    const id = await reported(inside, owner, 'place', moved(400));
    expect(await decideCase(inside, ada, id, 'confirmed', moved(400))).toBe('awaits-second');
    const [waiting] = await listKrakowReports(inside);
    expect(waiting).toMatchObject({ state: 'open' });
    expect(waiting).not.toHaveProperty('place');
    expect(await decideCase(inside, ada, id, 'confirmed', moved(400))).toEqual(refused);
    expect(await decideCase(inside, linus, id, 'confirmed', moved(2000))).toBe('awaits-second');
    expect(await decideCase(inside, linus, id, 'confirmed', moved(2000))).toEqual(refused);
    expect(await decideCase(inside, ada, id, 'confirmed', moved(2050))).toBe('confirmed');
    expect(await listKrakowReports(inside)).toMatchObject([{ state: 'confirmed', people: 2 }]);
  });

  it('outside the steward’s areas or off the Earth is refused, also for a missing AED', async ({ inside, owner }) => {
    const far = { place_longitude: 6.14, place_latitude: 46.2 };
    const id = await reported(inside, owner, 'place', moved(10));
    expect(await decideCase(inside, ada, id, 'confirmed', far)).toEqual(refused);
    await submitReport(inside, { kind: 'new', ...moved(0) });
    const missing = await findCaseId(owner, 'new');
    expect(await decideCase(inside, ada, missing, 'confirmed', far)).toEqual(refused);
    expect(await decideCase(inside, ada, missing, 'confirmed', moved(0))).toBe('awaits-second');
    for (const place of [
      { place_longitude: Number.NaN, place_latitude: 50 },
      { place_longitude: 400, place_latitude: 50 },
      { place_longitude: 19.94, place_latitude: Number.POSITIVE_INFINITY },
    ]) {
      expect(await decideCase(inside, linus, id, 'confirmed', place)).toHaveProperty('refused');
    }
  });

  it('is checked for its length before it is parsed', async ({ inside, owner }) => {
    const id = await reported(inside, owner, 'place', moved(10));
    const nested = { ...moved(10), registered: '['.repeat(50_000) };
    expect(await decideCase(inside, ada, id, 'confirmed', nested)).toEqual({ refused: '22023' });
  });
});

describe('two accounts are not two people', () => {
  const confirm = (inside: Engine, caller: typeof ada, id: string) => decideCase(inside, caller, id, 'confirmed');

  it('when one has just appointed the other, but are after two weeks', async ({ inside, owner }) => {
    await appointTestSteward(inside, people.ada.id);
    const id = await reported(inside, owner, 'gone');
    expect(await confirm(inside, linus, id)).toBe('awaits-second');
    expect(await confirm(inside, ada, id)).toEqual(refused);
    await decideCase(inside, linus, id, 'reopened');
    expect(await confirm(inside, ada, id)).toBe('awaits-second');
    expect(await confirm(inside, linus, id)).toEqual(refused);
    await backdateAppointments(owner);
    expect(await confirm(inside, linus, id)).toBe('confirmed');
  });

  it('when one person has just appointed both', async ({ inside, owner }) => {
    await appointTestSteward(inside, people.ada.id);
    await appointTestSteward(inside, people.grace.id);
    const id = await reported(inside, owner, 'gone');
    expect(await confirm(inside, ada, id)).toBe('awaits-second');
    expect(await confirm(inside, grace, id)).toEqual(refused);
  });

  it('when one has appointed the other through a third', async ({ inside, owner }) => {
    expect(
      await callDatabaseFunction(inside, linus, 'promote_administrator', { member: people.ada.id }),
    ).not.toHaveProperty('refused');
    await callDatabaseFunction(inside, ada, 'appoint_steward', {
      member: people.grace.id,
      areas: JSON.stringify([krakowArea]),
    });
    const id = await reported(inside, owner, 'gone');
    expect(await confirm(inside, linus, id)).toBe('awaits-second');
    expect(await confirm(inside, grace, id)).toEqual(refused);
  });

  it('when the role was lost and regained, and areas alone change nothing', async ({ inside, owner }) => {
    await appointTestSteward(inside, people.ada.id);
    await backdateAppointments(owner);
    await appointTestSteward(inside, people.ada.id);
    const id = await reported(inside, owner, 'gone');
    expect(await confirm(inside, linus, id)).toBe('awaits-second');
    expect(await confirm(inside, ada, id)).toBe('confirmed');
    await decideCase(inside, linus, id, 'reopened');
    const hourLater = () =>
      owner.query("update public.role_changes set changed_at = changed_at - interval '1 hour'", []);
    await hourLater();
    await callDatabaseFunction(inside, linus, 'dismiss_steward', { member: people.ada.id });
    await hourLater();
    await appointTestSteward(inside, people.ada.id);
    expect(await confirm(inside, linus, id)).toBe('awaits-second');
    expect(await confirm(inside, ada, id)).toEqual(refused);
  });

  it('when the first account is deleted, because its owner is unknown', async ({ inside, owner }) => {
    await appointTestSteward(inside, people.ada.id);
    await backdateAppointments(owner);
    await submitReport(inside, goneReportInput);
    const id = await findCaseId(owner);
    expect(await confirm(inside, ada, id)).toBe('awaits-second');
    await owner.query('delete from auth.users where id = $1', [people.ada.id]);
    expect(await confirm(inside, linus, id)).toBe('awaits-second');
    expect(await confirm(inside, linus, id)).toEqual(refused);
  });
});
