import { expect } from 'vitest';
import type { Engine } from '../../server/db/engine.ts';
import {
  appointTestSteward,
  backdateAppointments,
  callDatabaseFunction,
  decideCase,
  findCaseId,
  goneReportInput,
  listKrakowReports,
  submitReport,
} from '../support/database/aed-report-calls.ts';
import { createDatabaseTest } from '../support/database/database-test.ts';
import { callers, people } from '../support/database/test-people.ts';

const it = createDatabaseTest();

const source_address = 'https://example.org/tables?year=2024';
const figure = {
  kind: 'figure',
  aed_id: 'place/krakow/life-expectancy--79-3',
  longitude: 19.94,
  latitude: 50.06,
  figure_value: ' 80.1 ',
  source_address,
};
const noted = (inside: Engine, tile_x = 35) =>
  callDatabaseFunction(inside, callers.anonymous, 'list_noted_figures', { tile_x, tile_y: 21 });

it('anybody can suggest a figure, and a steward of its place confirms, shows and undoes it', async ({
  inside,
  owner,
}) => {
  expect(await submitReport(inside, figure)).toBe('kept');
  expect(await submitReport(inside, { ...figure, figure_value: '99' })).toBe('counted');
  expect(await noted(inside)).toEqual([]);
  const id = await findCaseId(owner, 'figure');
  const to = { figure_value: '80.1', source_address };
  expect(await decideCase(inside, callers.stranger, id, 'confirmed', to)).toEqual({ refused: '42501' });
  await appointTestSteward(inside, people.ada.id);
  expect(await decideCase(inside, callers.stranger, id, 'confirmed')).toEqual({ refused: '22023' });
  expect(await decideCase(inside, callers.stranger, id, 'confirmed', to)).toBe('confirmed');
  expect(await noted(inside)).toEqual([
    {
      figure: figure.aed_id,
      value: '80.1',
      source: source_address,
      decided: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  ]);
  expect(await noted(inside, 34)).toEqual([]);
  expect(await listKrakowReports(inside)).toEqual([]);
  const { rows } = await owner.query<{ content: string }>(
    'select private.ledger_content(made) as content from public.aed_report_decisions made',
    [],
  );
  const content: Record<string, unknown> = JSON.parse(rows[0]?.content ?? '');
  expect(content).toMatchObject({ figure_value: '80.1', source_address });
  expect(Object.keys(content)).toEqual(Object.keys(content).sort());
  expect(await decideCase(inside, callers.administrator, id, 'reopened')).toBe('open');
  expect(await noted(inside)).toEqual([]);
});

it.for([
  ['no value', { figure_value: null }, '22023'],
  ['an empty value', { figure_value: ' ' }, '23514'],
  ['too long a value', { figure_value: '8'.repeat(101) }, '23514'],
  ['no source', { source_address: null }, '22023'],
  ['a script as source', { source_address: 'javascript:alert(1)' }, '23514'],
  ['a source without https', { source_address: 'http://example.org/' }, '23514'],
  ['a source with a user name', { source_address: 'https://example.org@evil.example/' }, '23514'],
  ['a source with a space', { source_address: 'https://example.org/a b' }, '23514'],
  ['the id of an AED', { aed_id: 'osm/node/1' }, '23514'],
  ['an id with extra text', { aed_id: 'place/krakow/<b>' }, '23514'],
  ['a figure for a kind without one', { kind: 'gone' }, '22023'],
] as const)('refuses a figure with %s', async ([_what, args, code], { inside }) => {
  expect(await submitReport(inside, { ...figure, ...args })).toEqual({ refused: code });
});

it('a missing AED is listed once confirmed, with the confirmed text, and can be reported like any other', async ({
  inside,
  owner,
}) => {
  const place = { place_longitude: 19.95, place_latitude: 50.07 };
  expect(await submitReport(inside, { kind: 'new', ...place, box_text: 'at the porter' })).toBe('kept');
  expect(await listKrakowReports(inside)).toEqual([]);
  const id = await findCaseId(owner, 'new');
  const { rows } = await owner.query<{ aed_id: string }>('select aed_id from public.aed_report_cases', []);
  const gone = { kind: 'gone', aed_id: rows[0]?.aed_id, longitude: 19.95, latitude: 50.07 };
  expect(await submitReport(inside, gone)).toEqual({ refused: '22023' });
  const to = { ...place, box_text: 'Beside the porter', hours_text: '24/7' };
  await appointTestSteward(inside, people.ada.id);
  await backdateAppointments(owner);
  expect(await decideCase(inside, callers.stranger, id, 'confirmed', to)).toBe('awaits-second');
  expect(await listKrakowReports(inside)).toEqual([]);
  expect(await decideCase(inside, callers.administrator, id, 'confirmed', to)).toBe('confirmed');
  expect(await listKrakowReports(inside)).toMatchObject([
    { aed: gone.aed_id, kind: 'new', place: [19.95, 50.07], says: 'Beside the porter', hours: '24/7' },
  ]);
  expect(await submitReport(inside, gone)).toBe('kept');
  expect(await listKrakowReports(inside)).toHaveLength(2);
});

it('a question reaches only the signed-in reporter', async ({ inside, owner }) => {
  const own = (caller: (typeof callers)['owner']) => callDatabaseFunction(inside, caller, 'list_own_reports', {});
  await submitReport(inside, figure, '192.0.2.1', callers.owner);
  await submitReport(inside, { ...figure, aed_id: 'place/krakow/other' }, '203.0.113.5');
  const id = (
    await owner.query<{ id: string }>('select id from public.aed_report_cases where aed_id = $1', [figure.aed_id])
  ).rows[0]?.id as string;
  await decideCase(inside, callers.administrator, id, 'asked', { reason: 'Of which year?' });
  expect(await own(callers.owner)).toMatchObject([
    { aed: figure.aed_id, kind: 'figure', state: 'asked', question: 'Of which year?' },
  ]);
  await decideCase(inside, callers.administrator, id, 'refused', { reason: 'No answer.' });
  expect(await own(callers.owner)).toMatchObject([{ state: 'refused', question: null }]);
  expect(await own(callers.stranger)).toEqual([]);
  expect(await own(callers.anonymous)).toEqual({ refused: '42501' });
});

it.for(['', '  '])('hours are confirmed with a text only, and not with %j', async (hours_text, { inside, owner }) => {
  expect(await submitReport(inside, { ...goneReportInput, kind: 'hours' })).toBe('kept');
  const id = await findCaseId(owner, 'hours');
  expect(await decideCase(inside, callers.administrator, id, 'confirmed', { hours_text })).toEqual({
    refused: '23514',
  });
  expect(await decideCase(inside, callers.administrator, id, 'confirmed', { hours_text: 'Mo-Fr 8-18' })).toBe(
    'confirmed',
  );
  expect(await listKrakowReports(inside)).toMatchObject([{ kind: 'hours', state: 'confirmed', hours: 'Mo-Fr 8-18' }]);
});
