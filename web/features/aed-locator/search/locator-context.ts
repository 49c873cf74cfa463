import { createContext, useContext } from 'react';
import type { DispatchLogRow } from '../../../../domain/aed/dispatch.ts';
import type { ReportLink } from './aed-source.ts';

/** What a dispatch needs from accounts and log. Each call rejects if the backend does not answer. */
export interface DispatchGateway {
  /** The signed-in user; null for a visitor without an account. */
  currentUser(): Promise<{ readonly id: string } | null>;
  /** Whether an administrator has granted this user drones. */
  hasDronePermission(userId: string): Promise<boolean>;
  logDispatch(row: DispatchLogRow): Promise<void>;
}

/** What a page provides to the locator. */
export interface LocatorServices {
  /** Loads accounts and log with the first dispatch. Rejects if their code does not load. */
  readonly loadGateway: () => Promise<DispatchGateway>;
  /** Links to the report form of an AED; missing if the page accepts no reports, or until its code has loaded. */
  readonly Report?: ReportLink | undefined;
}

/** Without accounts everybody is a visitor: no permissions, no log. */
const withoutAccounts: DispatchGateway = {
  currentUser: async () => null,
  hasDronePermission: async () => false,
  logDispatch: async () => undefined,
};

export const LocatorContext = createContext<LocatorServices>({ loadGateway: async () => withoutAccounts });

export const useLocatorServices = () => useContext(LocatorContext);
