// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Member } from '../../backend/administration-gateway.ts';
import { queryClient } from '../../backend/query-client.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { Administration } from './administration.tsx';
import { createTestGateway, walkingDispatchLog } from './administration-fixtures.ts';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const signedIn = {
  status: 'signed-in',
  userId: 'b7a0f1de-0c1f-4f45-9d0f-0d4c7b1f1b11',
  email: 'ada@example.org',
  owesCode: false,
  isFactorYoung: false,
  isFromMail: false,
} as const;

test('a visitor finds the panel closed', () => {
  render(<Administration gateway={createTestGateway({})} session={{ status: 'signed-out' }} />);
  const title = screen.getByRole('heading', { name: 'Admin Access Required' });
  expect(title.nextElementSibling?.textContent).toBe('You need administrator privileges to access this panel.');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('shows no refusal while a stored session is checked, but the HTML from the server says who may enter', () => {
  const panel = <Administration gateway={createTestGateway({})} session={{ status: 'unknown' }} />;
  const refusal = 'You need administrator privileges to access this panel.';
  expect(renderToString(panel)).toContain(refusal);
  render(panel);
  expect(screen.getByRole('status').textContent).toBe('Loading logs...');
  expect(screen.queryByText(refusal)).toBeNull();
});

test('a user without the role finds the panel closed', async () => {
  render(<Administration gateway={createTestGateway({ administratorId: async () => null })} session={signedIn} />);
  expect(await screen.findByRole('heading', { name: 'Admin Access Required' })).toBeTruthy();
});

test('an administrator without logs reads that there are none', async () => {
  render(<Administration gateway={createTestGateway({ latestLogs: async () => [] })} session={signedIn} />);
  expect(await screen.findByText('No dispatch logs yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
});

test('reports each failure to load the logs, including consecutive ones', async () => {
  const options = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...options.queries, retry: false } });
  const latestLogs = vi.fn().mockResolvedValueOnce([walkingDispatchLog]).mockRejectedValue(new Error('no answer'));
  render(<Administration gateway={createTestGateway({ latestLogs })} session={signedIn} />);
  render(<Toaster />);
  const toasts = () => screen.queryAllByTestId('toast').length;
  fireEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(toasts()).toBe(1));
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(toasts()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(toasts()).toBe(1));
  queryClient.setDefaultOptions(options);
});

test('a log shows its method, ETA, distance and status; only a drone is approved or not', async () => {
  const drone = { ...walkingDispatchLog, id: 'd', dispatch_method: 'drone', human_approval_granted: true };
  const refused = { ...drone, id: 'r', human_approval_granted: false };
  render(
    <Administration
      gateway={createTestGateway({ latestLogs: async () => [walkingDispatchLog, drone, refused] })}
      session={signedIn}
    />,
  );
  const rows = await screen.findAllByRole('row');
  expect(rows[1]?.textContent).toContain('Town Hall1 Market SquareWalk3.8 min0.30 kmdispatched–');
  expect(rows[2]?.textContent).toContain('dispatchedApproved');
  expect(rows[3]?.textContent).toContain('dispatchedNot Approved');
});

test('records a view for the log of its row, and disables the button meanwhile', async () => {
  let finish = () => {};
  const recordView = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(<Administration gateway={createTestGateway({ recordView })} session={signedIn} />);
  const button = (await screen.findByRole('button', { name: /^View/ })) as HTMLButtonElement;
  fireEvent.click(button);
  expect(recordView).toHaveBeenCalledWith(signedIn.userId, walkingDispatchLog.id);
  expect(button.disabled).toBe(true);
  finish();
  await waitFor(() => expect(button.disabled).toBe(false));
  expect(screen.getByText('Recorded')).toBeTruthy();
});

test('a view that cannot be recorded is logged only to the console', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const recordView = async () => {
    throw new Error('offline');
  };
  render(<Administration gateway={createTestGateway({ recordView })} session={signedIn} />);
  fireEvent.click(await screen.findByRole('button', { name: /^View/ }));
  await waitFor(() => expect(consoleError).toHaveBeenCalledOnce());
  expect(screen.queryByText('Recorded')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the audit trail names viewers by their address', async () => {
  const access = {
    id: '4d2f1f3a-2f0e-4b55-8f6b-6f0f5f5a7c01',
    accessed_at: '2026-03-01T12:45:00+00:00',
    accessed_by: signedIn.userId,
    accessed_by_email: 'ada@example.org',
    log_id: walkingDispatchLog.id,
    access_reason: 'Admin panel view',
    ledger_position: 42,
  };
  render(<Administration gateway={createTestGateway({ auditTrail: async () => [access] })} session={signedIn} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Audit trail' }));
  const row = await screen.findByRole('row', { name: /ada@example\.org/ });
  expect(row.textContent).toContain('Admin panel view');
  expect(row.textContent).not.toContain(signedIn.userId);
});

test('the audit trail includes views of the whole list, and who made whom an administrator', async () => {
  const access = {
    id: '4d2f1f3a-2f0e-4b55-8f6b-6f0f5f5a7c02',
    accessed_at: '2026-03-01T12:45:00+00:00',
    accessed_by: signedIn.userId,
    accessed_by_email: 'ada@example.org',
    log_id: null,
    access_reason: 'List of logs',
    ledger_position: null,
  };
  const change = {
    id: '4d2f1f3a-2f0e-4b55-8f6b-6f0f5f5a7c03',
    user_id: signedIn.userId,
    email: 'grace@example.org',
    role: 'admin',
    change: 'removed',
    changed_by: null,
    changed_by_email: null,
    changed_at: '2026-03-01T12:46:00+00:00',
    ledger_position: 7,
  };
  const gateway = createTestGateway({ auditTrail: async () => [access], roleChanges: async () => [change] });
  render(<Administration gateway={gateway} session={signedIn} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Audit trail' }));
  expect((await screen.findByRole('row', { name: /ada@example/ })).textContent).toContain('the whole list');
  const row = await screen.findByRole('row', { name: /grace@example/ });
  expect(row.textContent).toContain('administrator removedthe site operator7');
});

test('shows for each member where the ledger holds their role and drone permission', async () => {
  const member = (email: string, entered: Member['entered']): Member => ({
    id: email,
    email,
    created_at: '2026-03-01T12:30:00+00:00',
    roles: [],
    permission_granted: false,
    permission_changed_at: '',
    permission_changed_by: '',
    entered,
  });
  const members = async () => [
    member('ada@example.org', { role: 12, permission: 15 }),
    member('grace@example.org', { role: null }),
    member('linus@example.org', {}),
  ];
  render(<Administration gateway={createTestGateway({ members })} session={signedIn} />);
  fireEvent.click(await screen.findByRole('button', { name: 'People' }));
  const rowOf = async (email: string) => (await screen.findByText(email, { selector: 'th *, th' })).closest('tr');
  expect((await rowOf('ada@example.org'))?.textContent).toContain('role 12 · drones 15');
  expect((await rowOf('grace@example.org'))?.textContent).toContain('role waiting');
  expect((await rowOf('linus@example.org'))?.textContent).toContain('never changed');
});

test('search results read before a change do not replace the newer ones', async () => {
  const ada: Member = {
    id: 'ada',
    email: 'ada@example.org',
    created_at: '2026-03-01T12:30:00+00:00',
    roles: [],
    permission_granted: false,
    permission_changed_at: '',
    permission_changed_by: '',
    entered: {},
  };
  let now = ada;
  const held: (() => void)[] = [];
  const members = vi.fn(async (search: string) => {
    const read = now;
    // Only the first request of the search is slow. It is still running when the member is changed.
    if (search !== '' && held.length === 0) await new Promise<void>((resolve) => held.push(resolve));
    return [read];
  });
  const changeMember = async () => {
    now = { ...ada, permission_granted: true };
  };
  render(<Administration gateway={createTestGateway({ members, changeMember })} session={signedIn} />);
  fireEvent.click(await screen.findByRole('button', { name: 'People' }));
  const grant = await screen.findByRole('button', { name: 'Grant drones ada@example.org' });
  fireEvent.change(screen.getByLabelText('Search by e-mail address'), { target: { value: 'ada' } });
  await waitFor(() => expect(held).toHaveLength(1));
  fireEvent.click(grant);
  expect(await screen.findByRole('button', { name: 'Revoke drones ada@example.org' })).toBeTruthy();
  held[0]?.();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText('Not granted')).toBeNull();
});
