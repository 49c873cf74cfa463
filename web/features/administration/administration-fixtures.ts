import type { AdministrationGateway, DispatchLog } from '../../backend/administration-gateway.ts';

/** The log of a dispatch on foot, for tests. */
export const walkingDispatchLog: DispatchLog = {
  id: '0b6f3a52-8a7d-4a51-9b43-0d2b6c1f7a10',
  user_id: '6a1c1c1e-52a4-4f0d-8a55-6d1c8e0b7f21',
  aed_id: 'aed-1',
  aed_name: 'Town Hall',
  aed_address: '1 Market Square',
  dispatch_method: 'foot',
  dispatch_time: '2026-03-01T12:30:00+00:00',
  queued_at: null,
  estimated_time_minutes: 3.8,
  distance_km: 0.3,
  human_approval_granted: false,
  status: 'dispatched',
  ledger_position: 41,
};

/**
 * Creates an administrator's gateway with one log, for tests. `calls` overrides individual functions of the gateway.
 */
export function createTestGateway(calls: Partial<AdministrationGateway>): AdministrationGateway {
  return {
    administratorId: async () => 'b7a0f1de-0c1f-4f45-9d0f-0d4c7b1f1b11',
    isSteward: async () => false,
    latestLogs: async () => [walkingDispatchLog],
    recordView: async () => undefined,
    recordExport: async () => undefined,
    auditTrail: async () => [],
    roleChanges: async () => [],
    members: async () => [],
    appointSteward: async () => undefined,
    changeMember: async () => undefined,
    ...calls,
  };
}
