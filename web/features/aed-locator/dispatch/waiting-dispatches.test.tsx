// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { WaitingDispatches } from './waiting-dispatches.tsx';

const nothing = { waiting: 0, ofOthers: 0, refused: [], delivered: 0, onDismiss: async () => undefined };

test('shows how many dispatches wait, in the singular and the plural', () => {
  const { rerender } = render(<WaitingDispatches {...nothing} waiting={1} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('1 dispatch is not logged yet. We will log it when you are back online.');
  rerender(<WaitingDispatches {...nothing} waiting={2} />);
  expect(status.textContent).toBe('2 dispatches are not logged yet. We will log them when you are back online.');
});

test('says when waiting dispatches are logged', () => {
  render(<WaitingDispatches {...nothing} delivered={1} />);
  expect(screen.getByRole('status').textContent).toBe('1 waiting dispatch is now logged.');
});

test('reveals of another account only that something of it is waiting', () => {
  render(<WaitingDispatches {...nothing} ofOthers={1} />);
  expect(screen.getByRole('status').textContent).toBe(
    '1 dispatch from another account is waiting on this device to be logged. That account must sign in.',
  );
});

test('says why a dispatch is never logged, and lets the visitor dismiss it', () => {
  const onDismiss = vi.fn(async () => undefined);
  const refused = [{ id: 'one', aedName: 'Town Hall', reason: 'The distance is not on earth.' }];
  render(<WaitingDispatches {...nothing} refused={refused} onDismiss={onDismiss} />);
  screen.getByText(
    'The dispatch to Town Hall was not logged, and we will not try again. The server says: The distance is not on earth.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss Town Hall' }));
  expect(onDismiss).toHaveBeenCalledWith('one');
});

test('a dispatch that the device cannot delete stays, and the page says so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refused = [{ id: 'one', aedName: 'Town Hall', reason: 'The distance is not on earth.' }];
  const onDismiss = () => Promise.reject(new Error('no storage'));
  render(<WaitingDispatches {...nothing} refused={refused} onDismiss={onDismiss} />);
  render(<Toaster />);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss Town Hall' }));
  expect(await screen.findByText('We could not dismiss this note')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Dismiss Town Hall' })).toBeTruthy();
});
