import { createContext, useContext } from 'react';
import type { DispatchLogRow } from '../../../../domain/aed/dispatch.ts';
import type { ReportLink } from './aed-source.ts';

/** What a dispatch asks of the accounts and the log. Each call rejects when the backend does not answer. */
export interface DispatchGateway {
  /** The signed-in user; null for a visitor without an account. */
  currentUser(): Promise<{ readonly id: string } | null>;
  /** Whether an administrator has granted this user drones. */
  hasDronePermission(userId: string): Promise<boolean>;
  logDispatch(row: DispatchLogRow): Promise<void>;
}

/** What a page joins the locator to. */
export interface LocatorServices {
  /** Loads the accounts and the log with the first dispatch. Rejects when their code does not load. */
  readonly loadGateway: () => Promise<DispatchGateway>;
  /** Links to the report of an AED; missing where the page takes no reports, or until its code has loaded. */
  readonly Report?: ReportLink | undefined;
}

/** Without accounts everybody is a visitor: nobody has a permission, and nothing is logged. */
const withoutAccounts: DispatchGateway = {
  currentUser: async () => null,
  hasDronePermission: async () => false,
  logDispatch: async () => undefined,
};

export const LocatorContext = createContext<LocatorServices>({ loadGateway: async () => withoutAccounts });

export const useLocatorServices = () => useContext(LocatorContext);
