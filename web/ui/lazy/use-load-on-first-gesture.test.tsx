// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLoadOnFirstGesture } from './use-load-on-first-gesture.ts';

function Page({ load }: { load: () => Promise<string> }) {
  const { part } = useLoadOnFirstGesture(load);
  return <p>{part ?? 'not there yet'}</p>;
}

test('requests a part once, on the first gesture', async () => {
  const load = vi.fn(async () => 'a button');
  render(<Page load={load} />);
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerMove(document.body);
  expect(await screen.findByText('a button')).toBeTruthy();
  fireEvent.click(document.body);
  expect(load).toHaveBeenCalledOnce();
});

test('requests a failed part again on the next press', async () => {
  const warn = vi.mocked(console.warn).mockImplementation(() => {});
  const load = vi.fn(async () => 'a button').mockRejectedValueOnce(new Error('no network'));
  render(<Page load={load} />);
  // `act` waits until React has rendered the updates that the rejection causes.
  await act(async () => void fireEvent.keyDown(document.body, { key: 'Tab' }));
  expect(warn).toHaveBeenCalledOnce();
  fireEvent.click(document.body);
  expect(load).toHaveBeenCalledTimes(2);
  expect(await screen.findByText('a button')).toBeTruthy();
});
