import type { DispatchMethod } from '../../../domain/aed.ts';

export type DispatchStatus = 'dispatched' | 'completed' | 'rerouted' | 'cancelled';

/** A row of aed_dispatch_logs, as an administrator reads it. */
export interface DispatchLog {
  readonly id: string;
  readonly user_id: string;
  readonly aed_id: string;
  readonly aed_name: string;
  readonly aed_address: string;
  readonly dispatch_method: DispatchMethod | string;
  readonly dispatch_time: string;
  readonly estimated_time_minutes: number;
  readonly distance_km: number;
  readonly human_approval_granted: boolean;
  readonly status: DispatchStatus | string;
}

export interface AuditEntry {
  readonly id: string;
  readonly accessed_by: string;
  readonly log_id: string | null;
  readonly access_reason: string;
  readonly accessed_at: string;
}

/** A person with an account, as an administrator sees them. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly is_administrator: boolean;
  readonly drone_permission_granted: boolean;
}

export type MemberChange =
  | 'grant_drone_permission'
  | 'revoke_drone_permission'
  | 'promote_administrator'
  | 'demote_administrator';
