import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiLimits } from './api-limits.ts';
import { createApiQueue } from './api-queue.ts';

const anywhere = { takeForNetwork: () => 0, takeForAccounts: () => 0, countAnswer: () => {}, takeForMember: () => 0 };
const rows = new Request('https://atlas.test/rest/v1/user_roles');
const account = new Request('https://atlas.test/auth/v1/token');

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Returns a fake request handler that responds when the test calls `end`. */
function createFakeHandler() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { work: vi.fn(() => promise), end: () => resolve(new Response('done')) };
}

type FakeHandler = ReturnType<typeof createFakeHandler>;

describe('requests for rows', () => {
  test('run at most four at a time per network and six in all, and the next begins when one ends', async () => {
    const inTurn = createApiQueue(anywhere);
    const [own, others, third] = [6, 4, 1].map((count) =>
      Array.from({ length: count }, createFakeHandler),
    ) as FakeHandler[][];
    const begun = (running: readonly FakeHandler[] = []) => running.map(({ work }) => work.mock.calls.length);
    for (const { work } of own ?? []) void inTurn(rows, { clientIp: '192.0.2.1' }, work);
    for (const { work } of others ?? []) void inTurn(rows, { clientIp: '198.51.100.1' }, work);
    for (const { work } of third ?? []) void inTurn(rows, { clientIp: '203.0.113.1' }, work);
    await vi.advanceTimersByTimeAsync(0);
    expect([begun(own), begun(others), begun(third)]).toEqual([[1, 1, 1, 1, 0, 0], [1, 1, 0, 0], [0]]);
    // This frees a slot. The slot goes to the longest-waiting request whose network is below its limit.
    others?.[0]?.end();
    await vi.advanceTimersByTimeAsync(0);
    expect([begun(own), begun(others), begun(third)]).toEqual([[1, 1, 1, 1, 0, 0], [1, 1, 1, 0], [0]]);
    own?.[0]?.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(begun(own)).toEqual([1, 1, 1, 1, 1, 0]);
  });

  test('that wait too long or exceed the queue are asked to retry, and sign-ins are not affected', async () => {
    const inTurn = createApiQueue(anywhere);
    for (let busy = 0; busy < 8; busy += 1) void inTurn(rows, { clientIp: '192.0.2.1' }, createFakeHandler().work);
    const waiting = inTurn(rows, { clientIp: '192.0.2.1' }, createFakeHandler().work);
    expect(await inTurn(account, { clientIp: '192.0.2.1' }, async () => new Response('signed in'))).toMatchObject({
      status: 200,
    });
    await vi.advanceTimersByTimeAsync(5_100);
    const refused = await waiting;
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ code: 'database_busy', hint: 'Try again in 2 seconds.' });
  });

  test('get no more responses while their network has unread ones, and sign-ins are not affected', async () => {
    const inTurn = createApiQueue(anywhere);
    const work = vi.fn(async () => new Response('done'));
    let unread = 0;
    const from = { clientIp: '192.0.2.1', unreadBytes: () => unread };
    const running = Array.from({ length: 4 }, createFakeHandler);
    for (const { work } of running) void inTurn(rows, from, work);
    // These three requests enter the queue while the network has no unread bytes. When their turn comes, the network
    // has more than the limit.
    const waiting = Array.from({ length: 3 }, () => inTurn(rows, from, work));
    unread = 9 * 1024 * 1024;
    for (const { end } of running) end();
    await vi.advanceTimersByTimeAsync(1_100);
    for (const refused of await Promise.all(waiting)) {
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '2']);
      expect(await refused.json()).toMatchObject({ code: 'answers_not_read' });
    }
    expect(work).not.toHaveBeenCalled();
    expect(await inTurn(account, from, work)).toMatchObject({ status: 200 });
    unread = 0;
    expect(await inTurn(rows, from, work)).toMatchObject({ status: 200 });
  });

  test('are skipped, like sign-ins, when their sender has disconnected before their turn', async () => {
    const inTurn = createApiQueue(anywhere);
    const work = vi.fn(async () => new Response('done'));
    let hasLeft = false;
    const from = { clientIp: '192.0.2.1', hasLeft: () => hasLeft };
    for (const request of [rows, account]) {
      hasLeft = false;
      const running = Array.from({ length: 8 }, createFakeHandler);
      for (const { work } of running) void inTurn(request, from, work);
      const waiting = inTurn(request, from, work);
      hasLeft = true;
      for (const { end } of running) end();
      expect((await waiting).status).toBe(499);
    }
    expect(work).not.toHaveBeenCalled();
    hasLeft = false;
    expect(await inTurn(rows, from, work)).toMatchObject({ status: 200 });
  });

  test('free their slot when their work fails', async () => {
    const inTurn = createApiQueue(anywhere);
    for (let round = 0; round < 20; round += 1) {
      await expect(inTurn(rows, { clientIp: '192.0.2.1' }, () => Promise.reject(new Error('broken')))).rejects.toThrow(
        'broken',
      );
    }
    expect(await inTurn(rows, { clientIp: '192.0.2.1' }, async () => new Response('done'))).toMatchObject({
      status: 200,
    });
  });
});

describe('requests that change rows', () => {
  test('have slots of their own, however many reads run and wait', async () => {
    const inTurn = createApiQueue(anywhere);
    for (let sent = 0; sent < 60; sent += 1)
      void inTurn(rows, { clientIp: `10.0.${sent}.1` }, createFakeHandler().work);
    const call = new Request('https://atlas.test/rest/v1/rpc/list_logs', { method: 'POST' });
    for (let asked = 0; asked < 60; asked += 1)
      void inTurn(call, { clientIp: `10.0.${asked}.1` }, createFakeHandler().work);
    const dispatch = new Request('https://atlas.test/rest/v1/aed_dispatch_logs', { method: 'POST' });
    const answers = Array.from({ length: 12 }, (_, sender) =>
      inTurn(dispatch, { clientIp: `10.1.${sender}.1` }, async () => new Response('logged')),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(12).fill(200));
  });
});

describe('a flood of sign-ins from many networks', () => {
  const signIn = () => new Request('https://atlas.test/auth/v1/token?grant_type=password', { method: 'POST' });

  test('locks no member out, because known networks, tokens and renewals have slots of their own', async () => {
    const looked = vi.fn();
    const inTurn = createApiQueue(anywhere, async (_request, clientIp) => {
      looked();
      return clientIp.startsWith('192.0.2.');
    });
    const strangers = Array.from({ length: 400 }, (_, number) =>
      inTurn(signIn(), { clientIp: `10.${number % 200}.${number}.1` }, createFakeHandler().work),
    );
    const quick = async () => new Response('signed in');
    const members = Array.from({ length: 40 }, () => inTurn(signIn(), { clientIp: '192.0.2.1' }, quick));
    const renewal = new Request('https://atlas.test/auth/v1/token?grant_type=refresh_token', { method: 'POST' });
    const renewals = Array.from({ length: 40 }, () => inTurn(renewal, { clientIp: '203.0.113.1' }, quick));
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await Promise.all([...members, ...renewals])).map(({ status }) => status)).toEqual(Array(80).fill(200));
    // The first three sign-ins by strangers are still running. All others were refused.
    const refused = (await Promise.all(strangers.slice(3))).map(({ status }) => status);
    expect(new Set(refused)).toEqual(new Set([503]));
  });

  test('needs no account lookup while there are free slots', async () => {
    const looked = vi.fn(async () => true);
    const inTurn = createApiQueue(anywhere, looked);
    await inTurn(signIn(), { clientIp: '192.0.2.1' }, async () => new Response('signed in'));
    expect(looked).not.toHaveBeenCalled();
  });
});

describe('a body', () => {
  const post = (body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>) =>
    new Request('https://atlas.test/auth/v1/token', { method: 'POST', body, duplex: 'half' } as RequestInit);
  const megabyte = 1024 * 1024;

  test('still being received blocks nobody, and is complete when the work begins', async () => {
    const inTurn = createApiQueue(anywhere);
    const late = Promise.withResolvers<void>();
    const slow = () =>
      new ReadableStream({
        async start(to) {
          to.enqueue(new TextEncoder().encode('{'));
          await late.promise;
          to.enqueue(new TextEncoder().encode('}'));
          to.close();
        },
      });
    const read = async (request: Request) => new Response(await request.text());
    const senders = Array.from({ length: 200 }, () => inTurn(post(slow()), { clientIp: '192.0.2.1' }, read));
    const other = await inTurn(account, { clientIp: '198.51.100.1' }, async () => new Response('let in'));
    expect(other.status).toBe(200);
    late.resolve();
    for (const answer of await Promise.all(senders.slice(0, 100))) expect(await answer.text()).toBe('{}');
  });

  test('without a declared length is refused at a megabyte, before any work', async () => {
    const inTurn = createApiQueue(anywhere);
    let sent = 0;
    const endless = new ReadableStream({
      pull(to) {
        sent += 1;
        to.enqueue(new Uint8Array(megabyte / 4));
      },
    });
    const work = vi.fn(async () => new Response('done'));
    const refused = inTurn(post(endless), { clientIp: '192.0.2.1' }, work);
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(1_100);
    const answer = await refused;
    expect([answer.status, answer.headers.get('Connection')]).toEqual([413, 'close']);
    expect(await answer.json()).toMatchObject({ code: 'body_too_long' });
    expect(work).not.toHaveBeenCalled();
    expect(sent).toBeLessThan(8);
  });

  test('is refused from a network that has eight megabytes waiting, until they are answered', async () => {
    const inTurn = createApiQueue(anywhere);
    const running = Array.from({ length: 8 }, createFakeHandler);
    const from = { clientIp: '192.0.2.1' };
    const answers = running.map(({ work }) => inTurn(post(new Uint8Array(megabyte)), from, work));
    await vi.advanceTimersByTimeAsync(0);
    const tooMany = inTurn(post(new Uint8Array(megabyte)), from, createFakeHandler().work);
    await vi.advanceTimersByTimeAsync(1_100);
    expect((await tooMany).status).toBe(429);
    expect(await inTurn(rows, from, async () => new Response('no body'))).toMatchObject({ status: 200 });
    for (const { end } of running) end();
    await Promise.all(answers);
    expect(await inTurn(post(new Uint8Array(megabyte)), from, async () => new Response('done'))).toMatchObject({
      status: 200,
    });
  });
});

describe('a network with too many requests', () => {
  const start = new Date('2026-11-22T06:00:00Z');

  test('is refused for a while, slowly and without work, and others are not', async () => {
    const inTurn = createApiQueue(createApiLimits(() => start, 60));
    const work = vi.fn(async () => new Response('done'));
    for (let asked = 0; asked < 15; asked += 1) await inTurn(rows, { clientIp: '192.0.2.1' }, work);
    let answered: Response | undefined;
    const refused = inTurn(rows, { clientIp: '192.0.2.1' }, work).then((response) => (answered = response));
    await vi.advanceTimersByTimeAsync(900);
    expect(answered).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect([(await refused).status, (await refused).headers.get('Retry-After')]).toEqual([429, '1']);
    expect(work).toHaveBeenCalledTimes(15);
    expect(await inTurn(rows, { clientIp: '198.51.100.1' }, work)).toMatchObject({ status: 200 });
  });

  test('is charged for a long response as for several requests, up to a limit of debt', async () => {
    let now = start;
    const inTurn = createApiQueue(createApiLimits(() => now, 240));
    const answer = (bytes: number) => async () => new Response(null, { headers: { 'Content-Length': String(bytes) } });
    const ask = (bytes: number) => inTurn(rows, { clientIp: '192.0.2.1' }, answer(bytes));
    // The burst is 60 requests. The first response is charged as one request, the second as eleven.
    for (const bytes of [65_535, 655_360]) expect((await ask(bytes)).status).toBe(200);
    for (let asked = 0; asked < 48; asked += 1) await ask(100);
    const refusedFor = async () => {
      const refused = ask(100);
      await vi.advanceTimersByTimeAsync(1_100);
      return [(await refused).status, (await refused).headers.get('Retry-After')];
    };
    expect(await refusedFor()).toEqual([429, '1']);
    now = new Date(start.getTime() + 1_000);
    // After a second the network may send four more requests. However long a response is, the network owes at most one
    // burst of 60 requests for it.
    await ask(1e9);
    expect(await refusedFor()).toEqual([429, '16']);
  });

  test('is limited even when it uses many /64 of its /48', () => {
    const { takeForNetwork } = createApiLimits(() => start, 60);
    const waits = Array.from({ length: 200 }, (_, n) => takeForNetwork(`2001:db8:77:${n.toString(16)}::1`));
    // All these addresses are in one /56. A /56 has 1.5 times the burst of a /64: 1.5 × 15, rounded down to 22.
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(22);
  });

  test('can still sign in after too many row requests, but no more often than it may request rows', () => {
    const { takeForNetwork, takeForAccounts } = createApiLimits(() => start, 60);
    for (let asked = 0; asked < 100; asked += 1) takeForNetwork('192.0.2.1');
    const waits = Array.from({ length: 100 }, () => takeForAccounts('192.0.2.1'));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(15);
  });

  test('takes nothing from its neighbours while it is refused', () => {
    const { takeForNetwork } = createApiLimits(() => start, 60);
    for (let asked = 0; asked < 1000; asked += 1) takeForNetwork('192.0.2.1');
    expect(takeForNetwork('192.0.2.2')).toBe(0);
  });
});
