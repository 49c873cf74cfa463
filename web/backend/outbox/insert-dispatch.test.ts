import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIdentifiedDispatch } from '../../../tests/support/database/create-identified-dispatch.ts';
import { dispatchGateway } from '../dispatch-gateway.ts';
import { insertDispatch } from './insert-dispatch.ts';

/** The client never responds, as when it renews a token and the network does not respond. */
vi.mock('../session/backend-client.ts', () => ({ loadBackendClient: () => new Promise(() => undefined) }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const row = createIdentifiedDispatch('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000aa');

test('a row that cannot be sent within the timeout is reported as unreachable', async () => {
  const delivery = insertDispatch(row, 8000);
  await vi.advanceTimersByTimeAsync(8000);
  expect(await delivery).toMatchObject({
    kind: 'unreachable',
    cause: { message: 'The server did not answer within 8 s, so the dispatch is not logged. Try again.' },
  });
});

test('checking the drone permission fails after eight seconds without an answer', async () => {
  const message = dispatchGateway.hasDronePermission(row.user_id).catch((cause: Error) => cause.message);
  await vi.advanceTimersByTimeAsync(8000);
  expect(await message).toBe('The drone permission could not be checked within 8 s. Walk or drive.');
});
