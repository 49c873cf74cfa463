import type { IdentifiedDispatch } from '../../../web/backend/outbox/insert-dispatch.ts';

export function createIdentifiedDispatch(id: string, userId: string): IdentifiedDispatch {
  return {
    id,
    user_id: userId,
    aed_id: 'town/1',
    aed_name: 'Town Hall',
    aed_address: 'Main Square 1',
    dispatch_method: 'foot',
    estimated_time_minutes: 2,
    distance_km: 0.1,
    human_approval_granted: false,
  };
}
