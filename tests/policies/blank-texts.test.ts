import { describe, expect } from 'vitest';
import { createDatabaseTest, seedNobody } from '../support/database/database-test.ts';
import { buildInsertStatement, runForOutcome } from '../support/database/query-outcome.ts';
import { callers, createDispatchRowBy, people, seedDispatch, seedPeople } from '../support/database/test-people.ts';

const it = createDatabaseTest({ seed: seedNobody });

const nothing = ['\n', '\t \r', '\u00a0', '\u200b', '\u2060\ufeff', '\u3000', '\u202e', '\u2800', '\u{e0020}'];
const words = ['x', '0', ' é ', '漢', '\u200b?', '👋', '\u0301'];
const at = { longitude: 20, latitude: 50 };
const reportId = '6e1f4f5c-0000-4000-8000-0000000000a1';

describe('a text in a row', () => {
  it('has a visible character', async ({ owner }) => {
    for (const [texts, says] of [
      [nothing, false],
      [words, true],
    ] as const) {
      for (const text of texts) {
        const { rows } = await owner.query('select private.says_something($1) as says', [text]);
        expect([text, rows]).toEqual([text, [{ says }]]);
      }
    }
  });

  it.for([
    ['aed_id', '\n'],
    ['aed_name', '\u00a0'],
    ['aed_name', '\u200b'],
    ['aed_address', '\u2028'],
  ] as const)('of a dispatch is not blank in its %s', async ([field, text], { inside, owner }) => {
    await seedPeople(owner);
    const insert = buildInsertStatement('aed_dispatch_logs', createDispatchRowBy('grace', { [field]: text }));
    const refused = { refused: '23514', by: `aed_dispatch_logs_${field}_says_something` };
    expect(await runForOutcome(inside, callers.owner, ...insert)).toEqual(refused);
  });

  it('is required as the reason for viewing a dispatch', async ({ inside, owner }) => {
    await seedPeople(owner);
    const look = { accessed_by: people.linus.id, log_id: await seedDispatch(owner, 'grace'), access_reason: '\n' };
    expect(
      await runForOutcome(inside, callers.administrator, ...buildInsertStatement('log_access_audit', look)),
    ).toEqual({
      refused: '23514',
      by: 'log_access_audit_access_reason_says_something',
    });
  });

  it.for([
    ['aed_id', 'aed_report_cases_aed_id_says_something', { aed_id: '\n' }],
    ['words', 'aed_reports_words_says_something', { words: '\u200b' }],
    ['hours_text', 'aed_reports_hours_text_says_something', { hours_text: '\u00a0' }],
  ] as const)('of a report is not blank in its %s', async ([_case, by, args], { inside }) => {
    const sent = { aed_id: 'osm/node/1', kind: 'gone', report_id: reportId, ...at, ...args };
    const names = Object.keys(sent);
    const call = `select public.report_aed(${names.map((name, place) => `${name} => $${place + 1}`).join(', ')})`;
    expect(await runForOutcome(inside, callers.anonymous, call, Object.values(sent))).toEqual({ refused: '23514', by });
  });
});

describe('an earlier row with a blank text', () => {
  it('stays, and does not prevent deleting its account', async ({ owner }) => {
    await seedPeople(owner);
    await owner.query('alter table public.aed_dispatch_logs disable trigger user');
    await owner.query(...buildInsertStatement('aed_dispatch_logs', createDispatchRowBy('grace', { aed_name: '\n' })));
    await owner.query('alter table public.aed_dispatch_logs enable trigger user');
    await owner.query('delete from auth.users where id = $1', [people.grace.id]);
    const { rows } = await owner.query('select user_id, aed_name from public.aed_dispatch_logs', []);
    expect(rows).toEqual([{ user_id: null, aed_name: '\n' }]);
  });
});
