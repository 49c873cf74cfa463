// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckGateway } from '../../backend/check-gateway.ts';
import { DueChecksCalendar } from './due-checks-calendar.tsx';

/** Simulates a server with one steward's calendar, which two browser tabs share. */
function sharedCalendar(): CheckGateway {
  let made = 0;
  let isThere = false;
  return {
    calendarMadeAt: async () => (isThere ? `2026-11-27T10:00:0${made}Z` : null),
    makeCalendar: async () => {
      isThere = true;
      made += 1;
      return `/check-calendar/${made}.ics`;
    },
    withdrawCalendar: async () => {
      isThere = false;
    },
  } as Partial<CheckGateway> as CheckGateway;
}

const tabOf = (gateway: CheckGateway) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DueChecksCalendar gateway={gateway} userId="steward" />
    </QueryClientProvider>,
  );

const headers = { 'Content-Type': 'text/calendar' };
beforeEach(() => vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { headers })));
afterEach(() => vi.restoreAllMocks());

/** Resolves to the button of this name once it is enabled. */
const enabledButton = (name: string | RegExp) =>
  waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button.getAttribute('aria-disabled')).toBeNull();
    return button;
  });

const comeBack = () => window.dispatchEvent(new Event('visibilitychange'));

test.each([
  ['created a new address', 'makeCalendar'],
  ['stopped sharing', 'withdrawCalendar'],
] as const)('shows no outdated address after another tab has %s', async (_, act) => {
  const gateway = sharedCalendar();
  tabOf(gateway);
  fireEvent.click(await enabledButton('Make a calendar'));
  const field = await screen.findByLabelText<HTMLInputElement>(/^Address of the calendar/);
  expect(field.value).toContain('/check-calendar/1.ics');
  comeBack();
  await enabledButton('Create a new address');
  expect(screen.queryByRole('alert')).toBeNull();
  await gateway[act]();
  comeBack();
  expect((await screen.findByRole('alert')).textContent).toContain('no longer works');
  expect(screen.queryByLabelText(/^Address of the calendar/)).toBeNull();
  fireEvent.click(await enabledButton(/^(?:Make a calendar|Create a new)/));
  expect((await screen.findByLabelText<HTMLInputElement>(/^Address of the calendar/)).value).toMatch(/[23]\.ics$/);
});

test('the focus stays on the pressed button, or moves to the message if the button disappears', async () => {
  tabOf(sharedCalendar());
  const make = await enabledButton('Make a calendar');
  make.focus();
  fireEvent.click(make);
  await screen.findByLabelText(/^Address of the calendar/);
  expect(document.activeElement).toBe(await enabledButton('Create a new address'));
  const stop = await enabledButton(/^Stop/);
  stop.focus();
  fireEvent.click(stop);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText(/no longer shared/)));
});
