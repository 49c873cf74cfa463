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

test('one begins when the one before has ended, in the order they came', async () => {
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

test('what fails fails for whoever asked, and the next has its turn', async () => {
  const inTurn = createWorkQueue();
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('whoever comes when as many wait as may is refused, and nobody slips in before those who wait', async () => {
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
