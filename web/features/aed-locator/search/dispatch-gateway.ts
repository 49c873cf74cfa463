import type { DispatchLogRow } from '../../../../domain/aed/dispatch.ts';

/** What a dispatch asks of the accounts and the log. Each call rejects when the backend does not answer. */
export interface DispatchGateway {
  /** The signed-in user; null for a visitor without an account. */
  currentUser(): Promise<{ readonly id: string } | null>;
  /** Whether an administrator has granted this user drones. */
  hasDronePermission(userId: string): Promise<boolean>;
  logDispatch(row: DispatchLogRow): Promise<void>;
}

/** Where there are no accounts everybody is a visitor: nobody has a permission, and nothing is logged. */
export const gatewayWithoutAccounts: DispatchGateway = {
  currentUser: async () => null,
  hasDronePermission: async () => false,
  logDispatch: async () => undefined,
};
