import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast, readToasts, showToast, subscribeToToasts, toastDurationMs } from './toast-store.ts';

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
});

const titles = () => readToasts().map(({ title }) => title);

test('a message stays for five seconds', () => {
  expect(toastDurationMs).toBe(5000);
});

test('the newest message comes last', () => {
  showToast({ tone: 'success', title: 'first' });
  showToast({ tone: 'failure', title: 'second' });
  expect(titles()).toEqual(['first', 'second']);
});

test('a fourth message removes the oldest', () => {
  for (const title of ['first', 'second', 'third', 'fourth']) showToast({ tone: 'success', title });
  expect(titles()).toEqual(['second', 'third', 'fourth']);
});

test('a repeated message moves to the end instead of duplicating, with a new number so that it is announced', () => {
  showToast({ tone: 'failure', title: 'refused', description: 'sign in' });
  const firstId = readToasts()[0]?.id;
  showToast({ tone: 'success', title: 'sent' });
  showToast({ tone: 'failure', title: 'refused', description: 'sign in' });
  expect(titles()).toEqual(['sent', 'refused']);
  expect(readToasts()[1]?.id).not.toBe(firstId);
});

test('messages that differ only in the description are two messages', () => {
  showToast({ tone: 'success', title: 'sent', description: 'to the station' });
  showToast({ tone: 'success', title: 'sent', description: 'to the library' });
  expect(readToasts()).toHaveLength(2);
});

test('a dismissed message is removed, and listeners are notified', () => {
  showToast({ tone: 'success', title: 'sent' });
  const listener = vi.fn();
  const unsubscribe = subscribeToToasts(listener);
  dismissToast(readToasts()[0]?.id ?? -1);
  unsubscribe();
  expect(readToasts()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(1);
});
