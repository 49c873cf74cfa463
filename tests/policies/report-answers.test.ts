import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { mailReportQuestions } from '../../server/auth/mail/mail-report-questions.ts';
import type { DatabaseSession, Engine } from '../../server/db/engine.ts';
import { type Caller, runAsCaller } from '../../server/db/run-as-caller.ts';
import type { Mail } from '../../server/mail/mailer.ts';
import {
  appointTestSteward,
  callDatabaseFunction,
  countTableRows,
  decideCase,
  findCaseId,
  goneReportInput,
  listKrakowReports,
  submitReport,
} from '../support/database/aed-report-calls.ts';
import { createDatabaseTest } from '../support/database/database-test.ts';
import { callers, people } from '../support/database/test-people.ts';

const it = createDatabaseTest();

interface Own {
  readonly id: string;
  readonly state: string;
  readonly question: string | null;
  readonly question_id: string | null;
  readonly answer: string | null;
}

const ownOf = (inside: Engine, caller: Caller) =>
  callDatabaseFunction(inside, caller, 'list_own_reports', {}) as Promise<readonly Own[]>;
const answer = (inside: Engine, caller: Caller, { id, question_id }: Own, words = 'On the third.') =>
  callDatabaseFunction(inside, caller, 'answer_question', { sought_report: id, sought_question: question_id, words });
const ask = (inside: Engine, caseId: string, reason = 'Which floor?') =>
  decideCase(inside, callers.administrator, caseId, 'asked', { reason });

/**
 * Submits reports about the same AED by Grace and by a visitor without an account. An administrator then asks them a
 * question.
 */
async function asked(inside: Engine, owner: DatabaseSession): Promise<{ readonly caseId: string; readonly own: Own }> {
  await submitReport(inside, goneReportInput, '192.0.2.1', callers.owner);
  await submitReport(inside, goneReportInput, '203.0.113.5');
  const caseId = await findCaseId(owner);
  await ask(inside, caseId);
  const [own] = await ownOf(inside, callers.owner);
  return { caseId, own: own as Own };
}

const waitingCase = async (owner: DatabaseSession) =>
  (
    await owner.query<{ state: string; waits: boolean }>(
      'select state, answered_at is not null as waits from public.aed_report_cases',
      [],
    )
  ).rows[0];

it('an answer returns the case to its stewards with question and answer, and hides the question', async ({
  inside,
  owner,
}) => {
  const { caseId, own } = await asked(inside, owner);
  expect(await listKrakowReports(inside)).toMatchObject([{ state: 'asked', question: 'Which floor?' }]);
  expect(await answer(inside, callers.owner, own, ' On the third. ')).toBe('');
  expect(await waitingCase(owner)).toEqual({ state: 'open', waits: true });
  expect(await listKrakowReports(inside)).toMatchObject([{ state: 'open', by: 2 }]);
  expect((await listKrakowReports(inside))[0]?.question).toBeUndefined();
  expect(await ownOf(inside, callers.owner)).toMatchObject([
    { state: 'open', question: 'Which floor?', answer: 'On the third.' },
  ]);
  const read = (caller: Caller) =>
    runAsCaller(inside, caller, (session) =>
      session.query<{ words: string }>('select words from public.aed_report_answers', []),
    );
  expect((await read(callers.stranger)).rows).toEqual([]);
  await appointTestSteward(inside, people.ada.id);
  expect((await read(callers.stranger)).rows).toEqual([{ words: 'On the third.' }]);
  expect(await decideCase(inside, callers.stranger, caseId, 'confirmed')).toBe('awaits-second');
  expect(await waitingCase(owner)).toEqual({ state: 'awaits-second', waits: false });
});

it('only the reporter, signed in and in a valid session, can answer', async ({ inside, owner }) => {
  const { own } = await asked(inside, owner);
  for (const caller of [callers.anonymous, callers.stranger, callers.administrator]) {
    expect(await answer(inside, caller, own)).toEqual({ refused: '42501' });
  }
  const { rows } = await owner.query<{ id: string }>('select id from public.aed_reports where user_id is null', []);
  const ofNobody = { ...own, id: rows[0]?.id ?? '' };
  expect(await answer(inside, callers.owner, ofNobody)).toEqual({ refused: '42501' });
  await owner.query('delete from auth.sessions');
  expect(await answer(inside, callers.owner, own)).toEqual({ refused: 'PT401' });
  expect(await countTableRows(owner, 'aed_report_answers')).toBe(0);
});

it('a question is answered once, and not after a decision or a new question', async ({ inside, owner }) => {
  const { caseId, own } = await asked(inside, owner);
  expect(await answer(inside, callers.owner, { ...own, question_id: randomUUID() })).toEqual({ refused: '22023' });
  await answer(inside, callers.owner, own);
  expect(await answer(inside, callers.owner, own, 'On the fourth.')).toEqual({ refused: '22023' });
  await ask(inside, caseId, 'By the lift?');
  expect(await waitingCase(owner)).toEqual({ state: 'asked', waits: false });
  expect(await answer(inside, callers.owner, own)).toEqual({ refused: '22023' });
  const [again] = await ownOf(inside, callers.owner);
  expect(again).toMatchObject({ state: 'asked', question: 'By the lift?', answer: null });
  await decideCase(inside, callers.administrator, caseId, 'refused');
  expect(await answer(inside, callers.owner, again as Own)).toEqual({ refused: '22023' });
  // A later report starts a new round, in which the earlier reporter can no longer answer.
  await submitReport(inside, goneReportInput, '198.51.100.7');
  await ask(inside, caseId);
  expect(await ownOf(inside, callers.owner)).toMatchObject([{ state: 'refused', question: null, question_id: null }]);
});

it('each of two reporters can answer, and the case waits from the first answer on', async ({ inside, owner }) => {
  await submitReport(inside, goneReportInput, '192.0.2.1', callers.owner);
  await submitReport(inside, goneReportInput, '203.0.113.5', callers.stranger);
  await ask(inside, await findCaseId(owner));
  for (const caller of [callers.owner, callers.stranger]) {
    const [own] = await ownOf(inside, caller);
    expect(own).toMatchObject({ question: 'Which floor?', answer: null });
    expect(await answer(inside, caller, own as Own)).toBe('');
  }
  expect(await countTableRows(owner, 'aed_report_answers')).toBe(2);
});

it.for([
  ['empty', '', '23514'],
  ['blank', ' \n ', '23514'],
  ['too long', 'x'.repeat(501), '23514'],
  ['missing', null, '23502'],
])(
  'an answer that is %s is refused, and leaves the question unchanged',
  async ([_what, words, code], { inside, owner }) => {
    const { own } = await asked(inside, owner);
    expect(await answer(inside, callers.owner, own, words as string)).toEqual({ refused: code });
    expect(await waitingCase(owner)).toEqual({ state: 'asked', waits: false });
  },
);

it('an account can answer as often a day as a network can report', async ({ inside, owner }) => {
  const { own } = await asked(inside, owner);
  await owner.query(
    `with other as (
         insert into public.aed_reports (id, case_id, round, network)
         select gen_random_uuid(), case_id, round, decode(lpad(to_hex(number), 32, '0'), 'hex')
         from public.aed_reports, generate_series(1, 60) as number where user_id is not null returning id, case_id
       )
       insert into public.aed_report_answers (case_id, report_id, question_id, words, user_id)
       select case_id, id, $1, 'x', $2 from other`,
    [own.question_id, people.grace.id],
  );
  expect(await answer(inside, callers.owner, own)).toEqual({ refused: 'PT429' });
  await owner.query("update public.aed_report_answers set answered_at = now() - interval '25 hours'");
  expect(await answer(inside, callers.owner, own)).toBe('');
});

it('answers are in the export, and stay without a name after the account is deleted', async ({ inside, owner }) => {
  const { own } = await asked(inside, owner);
  await answer(inside, callers.owner, own);
  expect(await callDatabaseFunction(inside, callers.owner, 'export_own_data', {})).toMatchObject({
    answers: [{ report_id: own.id, question: 'Which floor?', words: 'On the third.' }],
  });
  await owner.query('delete from auth.users where id = $1', [people.grace.id]);
  const { rows } = await owner.query('select words, user_id from public.aed_report_answers', []);
  expect(rows).toEqual([{ words: 'On the third.', user_id: null }]);
});

it('a question is mailed once, to the confirmed addresses of the reporters of this round', async ({
  inside,
  owner,
}) => {
  await owner.query('update auth.users set email_confirmed_at = now() where id <> $1', [people.ada.id]);
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: async () => undefined };
  const take = async () => {
    await mailReportQuestions({ engine: inside, mailer, siteOrigin: 'https://atlas.test' });
    return mails.splice(0).map(({ to, text }) => [to, text]);
  };
  await submitReport(inside, goneReportInput, '192.0.2.1', callers.owner);
  await submitReport(inside, goneReportInput, '203.0.113.5', callers.stranger);
  await submitReport(inside, goneReportInput, '198.51.100.7');
  expect(await take()).toEqual([]);
  await ask(inside, await findCaseId(owner));
  const [[to, text] = [], ...more] = await take();
  expect([to, more]).toEqual([people.grace.email, []]);
  expect(text).toContain('\n\nWhich floor?\n\n');
  expect(text).toContain('https://atlas.test/my-account');
  expect(await take()).toEqual([]);
  // When the server looks for new questions, it mails only those that are still open. Questions that were answered or
  // replaced are not mailed.
  await ask(inside, await findCaseId(owner), 'Which door?');
  await ask(inside, await findCaseId(owner), 'Which street?');
  expect((await take()).map(([, said]) => /Which \w+\?/.exec(said ?? '')?.[0])).toEqual(['Which street?']);
  await ask(inside, await findCaseId(owner), 'By the lift?');
  const [own] = await ownOf(inside, callers.owner);
  await answer(inside, callers.owner, own as Own);
  expect(await take()).toEqual([]);
  await ask(inside, await findCaseId(owner), 'By the stairs?');
  mailer.send = async () => {
    throw new Error('Got no answer of the mail server.');
  };
  await expect(take()).rejects.toThrow('Got no answer of the mail server.');
  expect(await take()).toEqual([]);
});
