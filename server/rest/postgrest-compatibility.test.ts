import { describe, expect } from 'vitest';
import { createNotesTest } from '../../tests/support/server/notes-client.ts';

const it = createNotesTest();

describe('a request for a single object from a change', () => {
  it('is refused and undone when it removes several, even without returning rows', async ({ client }) => {
    expect(await client.from('notes').delete().gt('rank', 1).single()).toMatchObject({
      status: 406,
      error: { code: 'PGRST116', details: 'The result contains 2 rows' },
    });
    expect((await client.from('notes').select('id')).data).toHaveLength(3);
  });

  it('is refused when it changes none, and accepted when it changes one', async ({ client }) => {
    const change = (title: string) => client.from('notes').update({ rank: 7 }).eq('title', title).single();
    expect(await change('nobody')).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
    expect(await change('alpha')).toMatchObject({ status: 204, error: null });
  });
});

describe('a list of values', () => {
  it('may contain quotation marks, backslashes, braces and empty text', async ({ send }) => {
    const list = encodeURIComponent('("a\\"b","c\\\\d","{e}","",alpha)');
    expect(await (await send(`/notes?select=id&title=in.${list}`)).json()).toEqual([{ id: 1 }]);
  });
});

describe('preferences', () => {
  it('max-affected is refused when the rows that a function changes cannot be counted', async ({ client }) => {
    expect(await client.rpc('write_note', { title: 'written' }).maxAffected(1)).toMatchObject({
      status: 400,
      error: { code: 'PGRST128' },
    });
    expect((await client.from('notes').select().eq('title', 'written')).data).toEqual([]);
  });

  it('count works for a single value, a list of them and nothing', async ({ client }) => {
    expect(await client.rpc('add_one', { number: 1 }, { count: 'exact' })).toMatchObject({ data: 2, count: 1 });
    expect(await client.rpc('letters', {}, { count: 'exact' })).toMatchObject({ data: ['a', 'b'], count: 2 });
    expect(await client.rpc('write_note', { title: 'w' }, { count: 'exact' })).toMatchObject({
      status: 204,
      count: 1,
    });
  });

  it('missing=default gives a changed column its default, and null without it', async ({ send }) => {
    const change = (prefer: string) =>
      send('/notes?title=eq.alpha&columns=rank,is_open', {
        method: 'PATCH',
        body: '{"is_open": false}',
        headers: { prefer: `return=representation, ${prefer}` },
      });
    expect(await (await change('missing=default')).json()).toMatchObject([{ rank: 3, is_open: false }]);
    expect(await (await change('missing=null')).json()).toMatchObject([{ rank: null, is_open: false }]);
  });
});

describe('the query string', () => {
  it('may have spaces between the conditions of a group', async ({ client }) => {
    const { data } = await client.from('notes').select('id').or('id.eq.1, and( id.eq.2 ,rank.gt.1), id.eq.99');
    expect(data).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('may name a column with a hyphen, which is looked up correctly', async ({ client }) => {
    expect(await client.from('notes').select('field-x')).toMatchObject({ status: 400, error: { code: '42703' } });
    expect(await client.from('notes').select('field->x')).toMatchObject({ error: { code: 'PGRST127' } });
  });

  it('that requests rows past the end is answered with their number', async ({ send }) => {
    const response = await send('/notes?offset=50', { headers: { prefer: 'count=exact' } });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, '*/3']);
  });
});

describe('a function with in-out arguments', () => {
  it('returns them by name as one object', async ({ client }) => {
    expect((await client.rpc('doubled', { number: 3 })).data).toEqual({ number: 6, is_even: false });
    expect((await client.rpc('halved', { number: 3 })).data).toEqual({ half: 1.5 });
  });
});

describe('a function during a request', () => {
  it('reads its method, path and headers', async ({ send }) => {
    const response = await send('/rest/v1/rpc/asked_from', { headers: { 'user-agent': 'note taker' } });
    expect(await response.json()).toEqual({ method: 'GET', path: '/rpc/asked_from', agent: 'note taker' });
  });

  const answerWith = (status: string, headers: string) => ({
    method: 'POST',
    body: JSON.stringify({ status, headers }),
  });

  it('sets the status and headers of the response', async ({ send }) => {
    const response = await send('/rpc/answer_with', answerWith('202', '[{"x-place": "shelf"}, {"x-row": "3"}]'));
    expect([response.status, response.headers.get('x-place'), response.headers.get('x-row')]).toEqual([
      202,
      'shelf',
      '3',
    ]);
  });

  it.for([
    ['PGRST112', 'soon', ''],
    ['PGRST112', '99', ''],
    ['PGRST111', '', '{"x": "y"}x'],
    ['PGRST111', '', '[{"x": 1}]'],
    ['PGRST111', '', '[{"x\\r\\nset-cookie": "1"}]'],
  ] as const)(
    'is refused with %s for the status "%s" and the headers %s',
    async ([code, status, headers], { send }) => {
      const response = await send('/rpc/answer_with', answerWith(status, headers));
      expect([response.status, await response.json()]).toMatchObject([500, { code }]);
    },
  );

  it('can be a trigger, even when no row is returned', async ({ send }) => {
    const response = await send('/notes', { method: 'POST', body: '{"title": "delta"}' });
    expect([response.status, response.headers.get('x-note')]).toEqual([201, 'delta']);
  });

  it('refuses with an HTTP status by the code PT402', async ({ client }) => {
    expect(await client.rpc('refuse_with', { code: 'PT402', message: 'Not paid', detail: 'two coins' })).toMatchObject({
      status: 402,
      error: { code: 'PT402', message: 'Not paid', details: 'two coins', hint: 'pay first' },
    });
  });

  it.for([204, 205, 304])('can choose the status %i, which has no body', async (status, { send }) => {
    const ask = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });
    const raised = await send('/rpc/refuse_with', ask({ code: `PT${status}`, message: 'Nothing to say', detail: '' }));
    expect([raised.status, await raised.text()]).toEqual([status, '']);
    const set = await send('/rpc/answer_with', answerWith(String(status), ''));
    expect([set.status, await set.text()]).toEqual([status, '']);
  });

  it('returns a whole response by the code PGRST, or an error if it is malformed', async ({ send }) => {
    const refuse = (message: string, detail: string) =>
      send('/rpc/refuse_with', { method: 'POST', body: JSON.stringify({ code: 'PGRST', message, detail }) });
    const whole = await refuse('{"code": "PAY", "message": "Not paid"}', '{"status": 402, "headers": {"x-fee": "2"}}');
    expect([whole.status, whole.headers.get('x-fee'), await whole.json()]).toEqual([
      402,
      '2',
      { code: 'PAY', message: 'Not paid', details: null, hint: null },
    ]);
    expect(await (await refuse('Not paid', '')).json()).toMatchObject({ code: 'PGRST121' });
  });
});
