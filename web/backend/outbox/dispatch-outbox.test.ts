import { describe, expect, test } from 'vitest';
import { createIdentifiedDispatch } from '../../../tests/support/database/create-identified-dispatch.ts';
import type { WaitingStore } from '../waiting/waiting-store.ts';
import { createOutbox, type WaitingDispatch } from './dispatch-outbox.ts';
import type { IdentifiedDispatch, InsertDispatchResult } from './insert-dispatch.ts';

const queuedAt = new Date('2026-11-21T10:00:00Z');

const walk = (id: string, userId = 'ada') => createIdentifiedDispatch(id, userId);

function memoryStore(): WaitingStore<WaitingDispatch> {
  const entries = new Map<string, WaitingDispatch>();
  return {
    put: async (entry) => {
      entries.set(entry.row.id, entry);
    },
    list: async () => [...entries.values()],
    remove: async (id) => {
      entries.delete(id);
    },
  };
}

/** Simulates Web Locks, which let only one tab at a time work. */
function createLock() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** Simulates a server that accepts each id only once. Each argument is the outcome of one request. */
function createServer(...answers: readonly ('answers' | 'is gone' | 'loses its answer' | 'refuses' | 'is busy')[]) {
  const logged: IdentifiedDispatch[] = [];
  const requested: string[] = [];
  const left = [...answers];
  const deliver = async (row: IdentifiedDispatch): Promise<InsertDispatchResult> => {
    requested.push(row.id);
    const answer = left.shift() ?? 'answers';
    if (answer === 'is gone') return { kind: 'unreachable', cause: null };
    if (answer === 'is busy') return { kind: 'busy', cause: null };
    if (answer === 'refuses') return { kind: 'refused', cause: new Error('The distance is not on earth.') };
    if (!logged.some(({ id }) => id === row.id)) logged.push(row);
    return answer === 'loses its answer' ? { kind: 'unreachable', cause: null } : { kind: 'delivered' };
  };
  return { deliver, logged, requested };
}

function outboxWith(server: ReturnType<typeof createServer>, signedInUserId: () => string | null = () => 'ada') {
  const parts = { store: memoryStore(), deliver: server.deliver, signedInUserId, underLock: createLock() };
  return { outbox: createOutbox(parts), otherTab: createOutbox(parts) };
}

describe('the outbox', () => {
  test('forgets the queued dispatches of a deleted account, and keeps those of others', async () => {
    const server = createServer();
    const { outbox } = outboxWith(server);
    await outbox.add(walk('one'), queuedAt);
    await outbox.add(walk('two', 'grace'), queuedAt);
    await outbox.forgetAllOf('ada');
    expect((await outbox.list()).map(({ row }) => row.id)).toEqual(['two']);
    expect(await outbox.send()).toEqual({ delivered: 0, left: 0 });
  });

  test('sends a queued dispatch once, with the time of the device, and removes it', async () => {
    const server = createServer();
    const { outbox } = outboxWith(server);
    await outbox.add(walk('one'), queuedAt);
    expect(await outbox.send()).toEqual({ delivered: 1, left: 0 });
    expect(await outbox.send()).toEqual({ delivered: 0, left: 0 });
    expect(server.logged).toEqual([{ ...walk('one'), queued_at: '2026-11-21T10:00:00.000Z' }]);
    expect(server.requested).toEqual(['one']);
  });

  test('keeps everything while offline, and tries only once per round', async () => {
    const server = createServer('is gone');
    const { outbox } = outboxWith(server);
    await outbox.add(walk('one'), queuedAt);
    await outbox.add(walk('two'), queuedAt);
    expect(await outbox.send()).toEqual({ delivered: 0, left: 2 });
    expect(server.requested).toEqual(['one']);
    expect(await outbox.send()).toEqual({ delivered: 2, left: 0 });
  });

  test('logs a row once even when the response to it was lost', async () => {
    const server = createServer('loses its answer', 'answers');
    const { outbox } = outboxWith(server);
    await outbox.add(walk('one'), queuedAt);
    expect(await outbox.send()).toEqual({ delivered: 0, left: 1 });
    expect(await outbox.send()).toEqual({ delivered: 1, left: 0 });
    expect(server.requested).toEqual(['one', 'one']);
    expect(server.logged).toHaveLength(1);
  });

  test('sends each row once from two tabs at the same time', async () => {
    const server = createServer();
    const { outbox, otherTab } = outboxWith(server);
    await outbox.add(walk('one'), queuedAt);
    await outbox.add(walk('two'), queuedAt);
    await Promise.all([outbox.send(), otherTab.send()]);
    expect(server.requested).toEqual(['one', 'two']);
  });

  test('sets a refused row aside with its reason, does not try it again, and continues with the next', async () => {
    const server = createServer('refuses');
    const { outbox } = outboxWith(server);
    await outbox.add(walk('one'), queuedAt);
    await outbox.add(walk('two'), queuedAt);
    expect(await outbox.send()).toEqual({ delivered: 1, left: 0 });
    expect(await outbox.send()).toEqual({ delivered: 0, left: 0 });
    expect(server.requested).toEqual(['one', 'two']);
    expect((await outbox.list()).map(({ row, refusal }) => [row.id, refusal])).toEqual([
      ['one', 'The distance is not on earth.'],
    ]);
    await outbox.dismiss('one');
    expect(await outbox.list()).toEqual([]);
  });

  test('retries a row that a busy server did not accept', async () => {
    const server = createServer('is busy');
    const { outbox } = outboxWith(server);
    await outbox.add(walk('one'), queuedAt);
    expect(await outbox.send()).toEqual({ delivered: 0, left: 1 });
    expect(await outbox.send()).toEqual({ delivered: 1, left: 0 });
  });

  test("never sends a row under another person's account, and waits until its owner signs in", async () => {
    const server = createServer();
    let user: string | null = 'grace';
    const { outbox } = outboxWith(server, () => user);
    await outbox.add(walk('one', 'ada'), queuedAt);
    expect(await outbox.send()).toEqual({ delivered: 0, left: 0 });
    user = null;
    await outbox.send();
    expect(server.requested).toEqual([]);
    user = 'ada';
    expect(await outbox.send()).toEqual({ delivered: 1, left: 0 });
  });

  test('does not set a row aside when it was refused because somebody else had signed in', async () => {
    let user = 'ada';
    const server = createServer('refuses');
    const { outbox } = outboxWith(
      {
        ...server,
        deliver: async (row) => {
          const answer = server.deliver(row);
          user = 'grace';
          return answer;
        },
      },
      () => user,
    );
    await outbox.add(walk('one'), queuedAt);
    await outbox.send();
    expect((await outbox.list()).map(({ refusal }) => refusal)).toEqual([null]);
  });
});
