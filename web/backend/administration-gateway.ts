import type { Database } from '../../supabase/database.types.ts';
import { readRowLedgerEntries } from './ledger-entries-by-row.ts';
import { noSingleRowCode, requireData } from './require-data.ts';
import { fetchSignedInUser, loadBackendClient } from './session/backend-client.ts';

type Tables = Database['public']['Tables'];
type Functions = Database['public']['Functions'];
/** A database row with the position of its entry in the ledger, or null while the row waits for an entry. */
export type RowWithLedgerPosition<Row> = Row & { readonly ledger_position: number | null };
export type DispatchLog = RowWithLedgerPosition<Tables['aed_dispatch_logs']['Row']>;
export type Member = Functions['list_members']['Returns'][number] & {
  /**
   * The ledger positions of the latest changes to the member's role and drone permission. A position is null while the
   * change has no ledger entry yet, and undefined if there was no change.
   */
  readonly entered: { readonly role?: number | null; readonly permission?: number | null };
};
/**
 * One recorded view of a dispatch log, with the e-mail address of the viewer. The log's id is null if the list of all
 * logs was viewed.
 */
export type LogAccessEntry = RowWithLedgerPosition<
  Omit<Functions['list_log_accesses']['Returns'][number], 'log_id'> & { readonly log_id: string | null }
>;

/** The number of logs that the panel shows. */
const logLimit = 50;
/** The number of audit entries that the panel shows. */
const auditLimit = 50;
export const memberPageSize = 20;

export type RoleChange = RowWithLedgerPosition<Tables['role_changes']['Row']>;

/** Calls 1 and 4 to 6 of section 7 of the specification, and requests for the member list and the audit trail. */
export const administrationGateway = {
  /** Returns the id of the signed-in person if they are an administrator, else null. */
  async administratorId(): Promise<string | null> {
    const user = await fetchSignedInUser();
    if (user === null) return null;
    const client = await loadBackendClient();
    const { data, error } = await client
      .from('user_roles')
      .select('role')
      .eq('user_id', user.id)
      .eq('role', 'admin')
      .single();
    if (error?.code === noSingleRowCode) return null;
    requireData(data, error);
    return user.id;
  },

  async isSteward(userId: string): Promise<boolean> {
    const client = await loadBackendClient();
    const { data, error } = await client.from('user_roles').select('role').eq('user_id', userId).eq('role', 'steward');
    return requireData(data, error).length > 0;
  },

  /**
   * Records the view before it reads the logs. On hosted Supabase a read cannot write an audit entry, so other people's
   * logs are readable only after the view has been recorded.
   */
  async latestLogs(administratorId: string): Promise<readonly DispatchLog[]> {
    const client = await loadBackendClient();
    const recorded = await client
      .from('log_access_audit')
      .insert({ accessed_by: administratorId, access_reason: 'List of logs' });
    if (recorded.error !== null) throw recorded.error;
    const { data, error } = await client
      .from('aed_dispatch_logs')
      .select('*')
      .order('dispatch_time', { ascending: false })
      .limit(logLimit);
    return withLedgerPositions(requireData(data, error));
  },

  async recordView(administratorId: string, logId: string): Promise<void> {
    const client = await loadBackendClient();
    const { error } = await client
      .from('log_access_audit')
      .insert({ accessed_by: administratorId, log_id: logId, access_reason: 'Admin panel view' });
    if (error !== null) throw error;
  },

  /** Writes one audit entry per exported log. Call this before the administrator gets the file. */
  async recordExport(logIds: readonly string[]): Promise<void> {
    const client = await loadBackendClient();
    const { error } = await client.rpc('record_log_export', { log_ids: [...logIds] });
    if (error !== null) throw error;
  },

  async auditTrail(): Promise<readonly LogAccessEntry[]> {
    const client = await loadBackendClient();
    const { data, error } = await client.rpc('list_log_accesses', { page_limit: auditLimit });
    return withLedgerPositions(requireData(data, error));
  },

  async roleChanges(): Promise<readonly RoleChange[]> {
    const client = await loadBackendClient();
    const { data, error } = await client
      .from('role_changes')
      .select('*')
      .order('changed_at', { ascending: false })
      .limit(auditLimit);
    return withLedgerPositions(requireData(data, error));
  },

  async members(search: string, page: number): Promise<readonly Member[]> {
    const client = await loadBackendClient();
    const { data, error } = await client.rpc('list_members', {
      search,
      page_limit: memberPageSize,
      page_offset: page * memberPageSize,
    });
    const members = requireData(data, error);
    const places = await ledgerPositionsOf(members.map(({ id }) => id));
    return members.map((member) => ({ ...member, entered: places.get(member.id) ?? {} }));
  },

  async appointSteward(member: string, areas: readonly StewardArea[]): Promise<void> {
    const client = await loadBackendClient();
    const { error } = await client.rpc('appoint_steward', { member, areas: areas.map((area) => ({ ...area })) });
    if (error !== null) throw error;
  },

  async changeMember(change: MemberChange, member: string): Promise<void> {
    const client = await loadBackendClient();
    const { error } = await client.rpc(change, { member });
    if (error !== null) throw error;
  },
};

/** Returns the ledger positions of members' latest role and permission changes, by the member's id. */
async function ledgerPositionsOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Member['entered']>> {
  const client = await loadBackendClient();
  const ofPeople = (table: 'role_changes' | 'drone_permissions') =>
    client
      .from(table)
      .select('id, user_id')
      .in('user_id', [...userIds]);
  const [changes, permissions] = await Promise.all([
    ofPeople('role_changes').order('changed_at'),
    ofPeople('drone_permissions'),
  ]);
  const [roles, drones] = await Promise.all([
    withLedgerPositions(requireData(changes.data, changes.error)),
    withLedgerPositions(requireData(permissions.data, permissions.error)),
  ]);
  const places = new Map<string, Member['entered']>();
  // The rows are sorted by time, so a member's latest change replaces the earlier ones.
  for (const { user_id, ledger_position } of roles) places.set(user_id, { role: ledger_position });
  for (const { user_id, ledger_position } of drones) {
    places.set(user_id, { ...places.get(user_id), permission: ledger_position });
  }
  return places;
}

/** Adds to each row the position of its entry in the ledger. */
async function withLedgerPositions<Row extends { readonly id: string }>(
  rows: readonly Row[],
): Promise<readonly RowWithLedgerPosition<Row>[]> {
  const entries = await readRowLedgerEntries(rows.map(({ id }) => id));
  const positions = new Map(entries.map(({ row_id, position }) => [row_id, position]));
  return rows.map((row) => ({ ...row, ledger_position: positions.get(row.id) ?? null }));
}

export type AdministrationGateway = typeof administrationGateway;

/** A rectangular area of a steward, in degrees. */
export interface StewardArea {
  readonly name: string;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export type MemberChange =
  | 'grant_drone_permission'
  | 'revoke_drone_permission'
  | 'promote_administrator'
  | 'demote_administrator'
  | 'dismiss_steward';
