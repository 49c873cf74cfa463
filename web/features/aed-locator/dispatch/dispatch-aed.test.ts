import { afterEach, expect, test, vi } from 'vitest';
import type { Aed, DispatchMethod } from '../../../../domain/aed/aed.ts';
import type { DispatchLogRow } from '../../../../domain/aed/dispatch.ts';
import { dispatchGateway } from '../../../backend/dispatch-gateway.ts';
import type { ToastMessage } from '../../../ui/toast/toast-store.ts';
import { dispatchAed } from './dispatch-aed.ts';

const townHall: Aed = {
  id: 'town-hall',
  name: 'Town Hall',
  address: '1 Example Square',
  distance: 0.5,
  available247: true,
  lastChecked: '1 hour ago',
  timeByFoot: 7,
  timeByCar: 3,
  timeByDrone: 2.5,
};
const farMill: Aed = { ...townHall, id: 'far-mill', name: 'Far Mill', timeByDrone: 5.1 };

afterEach(() => {
  vi.restoreAllMocks();
});

type DispatchGateway = typeof dispatchGateway;

const gatewayWithoutAccounts: DispatchGateway = {
  currentUser: async () => null,
  hasDronePermission: async () => false,
  logDispatch: async () => undefined,
};

/** Creates a gateway with one signed-in user. It stores the dispatches that are logged. */
function gatewayOf(hasPermission: boolean) {
  const rows: DispatchLogRow[] = [];
  const gateway: DispatchGateway = {
    currentUser: async () => ({ id: 'user-1' }),
    hasDronePermission: async () => hasPermission,
    logDispatch: async (row) => {
      rows.push(row);
    },
  };
  return { gateway, rows };
}

async function messagesOf(aed: Aed, method: DispatchMethod, gateway: DispatchGateway) {
  const messages: ToastMessage[] = [];
  vi.spyOn(dispatchGateway, 'currentUser').mockImplementation(gateway.currentUser);
  vi.spyOn(dispatchGateway, 'hasDronePermission').mockImplementation(gateway.hasDronePermission);
  vi.spyOn(dispatchGateway, 'logDispatch').mockImplementation(gateway.logDispatch);
  await dispatchAed({ aed, method, opensMaps: true }, (message) => messages.push(message));
  return messages;
}

test('a visitor without an account may walk, and sees the minutes', async () => {
  expect(await messagesOf(townHall, 'foot', gatewayWithoutAccounts)).toEqual([
    {
      tone: 'success',
      title: 'Navigation dispatched!',
      description: 'ETA: 7.0 minutes to Town Hall',
      note: 'This opens your maps app. Nobody has been sent.',
    },
  ]);
});

test('a visitor without an account may drive', async () => {
  expect(await messagesOf(townHall, 'car', gatewayWithoutAccounts)).toEqual([
    {
      tone: 'success',
      title: 'Navigation dispatched!',
      description: 'ETA: 3.0 minutes to Town Hall',
      note: 'This opens your maps app. Nobody has been sent.',
    },
  ]);
});

test('a visitor without an account gets no drone', async () => {
  expect(await messagesOf(townHall, 'drone', gatewayWithoutAccounts)).toEqual([
    { tone: 'failure', title: 'Authentication required', description: 'Please sign in to dispatch drones' },
  ]);
});

test('a signed-in user without permission gets no drone, and nothing is logged', async () => {
  const { gateway, rows } = gatewayOf(false);
  expect(await messagesOf(townHall, 'drone', gateway)).toEqual([
    { tone: 'failure', title: 'Drone permission required', description: 'You need admin approval to dispatch drones' },
  ]);
  expect(rows).toEqual([]);
});

test('a user with permission gets a drone, logged as approved by a person', async () => {
  const { gateway, rows } = gatewayOf(true);
  expect(await messagesOf(townHall, 'drone', gateway)).toEqual([
    {
      tone: 'success',
      title: 'Drone dispatched!',
      description: 'ETA: 2.5 minutes to Town Hall',
      note: 'Simulation: nobody has been sent',
    },
  ]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ user_id: 'user-1', dispatch_method: 'drone', human_approval_granted: true });
});

test('refuses a drone over five minutes for its time first, even to a visitor without an account', async () => {
  expect(await messagesOf(farMill, 'drone', gatewayWithoutAccounts)).toEqual([
    {
      tone: 'failure',
      title: 'Drone dispatch cancelled - ETA exceeds 5 minutes',
      description: 'Please select a closer AED or different transport method',
    },
  ]);
});

test('refuses a drone over five minutes without reading the user', async () => {
  const currentUser = vi.fn(async () => ({ id: 'user-1' }));
  await messagesOf(farMill, 'drone', { ...gatewayWithoutAccounts, currentUser });
  expect(currentUser).not.toHaveBeenCalled();
});

test("logs a signed-in user's walk as unapproved, without reading a drone permission", async () => {
  const { gateway, rows } = gatewayOf(true);
  const hasDronePermission = vi.fn(async () => true);
  await messagesOf(townHall, 'foot', { ...gateway, hasDronePermission });
  expect(hasDronePermission).not.toHaveBeenCalled();
  expect(rows[0]).toMatchObject({ dispatch_method: 'foot', human_approval_granted: false });
});

test('a dispatch whose log cannot be written fails, and the cause is logged to the console', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const cause = new Error('no connection');
  const { gateway } = gatewayOf(true);
  const logDispatch = () => Promise.reject(cause);
  expect(await messagesOf(townHall, 'drone', { ...gateway, logDispatch })).toEqual([
    { tone: 'failure', title: 'Failed to dispatch', description: 'Please try again or contact support' },
  ]);
  expect(complain).toHaveBeenCalledWith('Dispatch failed:', cause);
});

test('a dispatch fails when the account service does not answer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const currentUser = () => Promise.reject(new Error('no connection'));
  expect(await messagesOf(townHall, 'foot', { ...gatewayWithoutAccounts, currentUser })).toEqual([
    { tone: 'failure', title: 'Failed to dispatch', description: 'Please try again or contact support' },
  ]);
});
