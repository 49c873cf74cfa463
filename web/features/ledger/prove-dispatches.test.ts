import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createTestSigner, publishLeaves } from '../../../tests/support/server/published-log.ts';
import { proveDispatches } from './prove-dispatches.ts';

vi.mock('./files/stored-log.ts', () => ({ readStoredLog: async () => null }));

const dispatch = {
  id: '3a0c1d5e-0000-4000-8000-000000000011',
  user_id: '6e1f4f5c-0000-4000-8000-000000000001',
  aed_id: 'aed-1',
  aed_name: 'Town Hall',
  aed_address: '1 Main Street',
  dispatch_method: 'foot',
  dispatch_time: '2026-11-01T10:00:00+00:00',
  queued_at: null,
  estimated_time_minutes: 4,
  distance_km: 0.3,
  human_approval_granted: false,
};
const text =
  '{"aed_address":"1 Main Street","aed_id":"aed-1","aed_name":"Town Hall","dispatch_method":"foot",' +
  '"dispatch_time":"2026-11-01T10:00:00.000000Z","distance_km":0.3,"estimated_time_minutes":4,' +
  '"human_approval_granted":false,"id":"3a0c1d5e-0000-4000-8000-000000000011","queued_at":null,' +
  '"user_id":"6e1f4f5c-0000-4000-8000-000000000001"}';
const odd = {
  ...dispatch,
  id: '3a0c1d5e-0000-4000-8000-000000000012',
  queued_at: '294276-12-31T23:59:59.999999+00:00',
};

test('a dispatch with an invalid time is not proven, and does not affect the others', async () => {
  const salt = Buffer.alloc(32, 7);
  const commitment = createHash('sha256').update(salt).update(text).digest();
  const leaf = `dispatch 2026-11-01T10:00:00Z commitment:${commitment.toString('base64')}`;
  const files = publishLeaves([leaf, leaf], createTestSigner());
  vi.stubGlobal('fetch', async (address: string) => {
    const file = files.get(address.replace('/ledger/', ''));
    return file === undefined ? new Response(null, { status: 404 }) : new Response(new Uint8Array(file));
  });
  const entries = [dispatch, odd].map(({ id }, position) => ({
    row_id: id,
    position,
    kind: 'dispatch',
    entered_at: '2026-11-01T10:00:00+00:00',
    commitment: `\\x${commitment.toString('hex')}`,
    salt: `\\x${salt.toString('hex')}`,
    at_installation: false,
  }));
  const fates = await proveDispatches([odd, dispatch], entries);
  expect(fates.get(dispatch.id)).toMatchObject({ is: 'proven', position: 0 });
  expect(fates.get(odd.id)).toEqual({
    is: 'not-proven',
    position: 1,
    why: 'Its entry cannot be opened: The time "294276-12-31T23:59:59.999999+00:00" is not within the years 1 to 9999.',
  });
});
