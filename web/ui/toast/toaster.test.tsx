// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (title: string) => act(() => showToast({ tone: 'success', title }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });

test('the live region exists before there is anything to announce', () => {
  render(<Toaster />);
  expect(region().getAttribute('aria-live')).toBe('assertive');
  expect(region().textContent).toBe('');
});

test('a message stays for 4.999 seconds and is gone at 5', () => {
  render(<Toaster />);
  show('Sent');
  pass(4999);
  expect(screen.queryByText('Sent')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Sent')).toBeNull();
});

test('messages pause while the pointer is on one of them, then continue with their remaining time', () => {
  render(<Toaster />);
  show('Sent');
  pass(3000);
  fireEvent.pointerEnter(region());
  pass(60_000);
  expect(screen.queryByText('Sent')).not.toBeNull();
  fireEvent.pointerLeave(region());
  pass(1999);
  expect(screen.queryByText('Sent')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Sent')).toBeNull();
});

test('messages pause while one of them has the focus', () => {
  render(<Toaster />);
  show('Sent');
  act(() => screen.getByRole('button', { name: 'Close notification' }).focus());
  pass(60_000);
  expect(screen.queryByText('Sent')).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Close notification' }).blur());
  pass(5000);
  expect(screen.queryByText('Sent')).toBeNull();
});

test('messages pause while the page is hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  render(<Toaster />);
  show('Sent');
  pass(60_000);
  expect(screen.queryByText('Sent')).not.toBeNull();
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  pass(5000);
  expect(screen.queryByText('Sent')).toBeNull();
});

test('the pointer leaving does not restart the timer while the focus is inside', () => {
  render(<Toaster />);
  show('Sent');
  act(() => screen.getByRole('button', { name: 'Close notification' }).focus());
  fireEvent.pointerEnter(region());
  fireEvent.pointerLeave(region());
  pass(60_000);
  expect(screen.queryByText('Sent')).not.toBeNull();
});

test('F8 moves to the newest message; Escape closes it and returns', () => {
  render(
    <>
      <button type="button">Walk</button>
      <Toaster />
    </>,
  );
  const walk = screen.getByRole('button', { name: 'Walk' });
  act(() => walk.focus());
  show('First');
  show('Second');
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(document.activeElement?.parentElement?.textContent).toContain('Second');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(screen.queryByText('Second')).toBeNull();
  expect(document.activeElement).toBe(walk);
});

test('the other messages still close by themselves after one is closed by hand', () => {
  render(<Toaster />);
  show('First');
  show('Second');
  fireEvent.keyDown(document.body, { key: 'F8' });
  fireEvent.click(document.activeElement ?? document.body);
  expect(screen.queryByText('Second')).toBeNull();
  pass(5000);
  expect(screen.queryByText('First')).toBeNull();
});

test('a message that disappears under the pointer does not pause later ones', () => {
  render(<Toaster />);
  show('First');
  fireEvent.pointerEnter(region());
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  show('Second');
  pass(5000);
  expect(screen.queryByText('Second')).toBeNull();
});
