import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** Creates tasks that finish when the test says so, and records the order in which they start. */
function createHeldTasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

test('starts the next job when the one before has ended, in order of arrival', async () => {
  const { begun, work, end } = createHeldTasks();
  const inTurn = createWorkQueue();
  const both = [inTurn(work('first')), inTurn(work('second'))];
  expect(begun).toEqual(['first']);
  end('first');
  await both[0];
  await expect.poll(() => begun).toEqual(['first', 'second']);
  end('second');
  expect(await Promise.all(both)).toEqual(['first', 'second']);
});

test('a failing job fails for its caller only, and the next has its turn', async () => {
  const inTurn = createWorkQueue();
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('a caller who comes when the queue is full is refused, and nobody overtakes those who wait', async () => {
  const { begun, work, end } = createHeldTasks();
  const inTurn = createWorkQueue({ atOnceMax: 2, waiting: { max: 1, refusal: () => new Error('busy') } });
  const [one, two, waits] = ['one', 'two', 'waits'].map((name) => inTurn(work(name)));
  await expect(inTurn(work('late'))).rejects.toThrow('busy');
  end('one');
  await one;
  const newcomer = inTurn(work('newcomer'));
  await expect.poll(() => begun).toEqual(['one', 'two', 'waits']);
  end('waits');
  await waits;
  await expect.poll(() => begun).toEqual(['one', 'two', 'waits', 'newcomer']);
  end('two');
  end('newcomer');
  expect(await Promise.all([two, newcomer])).toEqual(['two', 'newcomer']);
});
