import { type Aed, type DispatchMethod, getTravelMinutes } from './aed.ts';

/** A drone that needs more minutes than this is not sent. */
export const droneEtaLimitMinutes = 5;

/** Whether a drone would take longer than `droneEtaLimitMinutes` to bring an AED. */
export function isDroneTooSlow(aed: Aed): boolean {
  return aed.timeByDrone > droneEtaLimitMinutes;
}

/** The account of the person who requests a dispatch. */
export interface DispatchRequester {
  readonly dronePermission: boolean;
}

export type DispatchRefusal = 'drone-eta-over-limit' | 'not-signed-in' | 'no-drone-permission';

/**
 * Returns the reason why a dispatch is refused; null if it is allowed. The checks run in the order of sections 5 and 8
 * of the specification: time limit, account, permission. Dispatches on foot and by car have no checks.
 */
export function findDispatchRefusal(
  aed: Aed,
  method: DispatchMethod,
  requester: DispatchRequester | null,
): DispatchRefusal | null {
  if (method !== 'drone') return null;
  if (isDroneTooSlow(aed)) return 'drone-eta-over-limit';
  if (requester === null) return 'not-signed-in';
  return requester.dronePermission ? null : 'no-drone-permission';
}

/** A row to insert into aed_dispatch_logs. The names are the table's columns. */
export interface DispatchLogRow {
  readonly user_id: string;
  readonly aed_id: string;
  readonly aed_name: string;
  readonly aed_address: string;
  readonly dispatch_method: DispatchMethod;
  readonly estimated_time_minutes: number;
  readonly distance_km: number;
  readonly human_approval_granted: boolean;
}

/**
 * Maximum size of the name and the address in bytes of UTF-8. The database allows 300 and 500 characters, and 1,200
 * bytes including the id (`dispatch_bytes_max`). Longer texts are shortened, because somebody is waiting for the AED and
 * the dispatch must not be refused.
 */
const nameBytesMax = 300;
const addressBytesMax = 500;

/**
 * Returns the log row for an allowed dispatch. Only a dispatch by drone needs human approval, so only its row records
 * one.
 */
export function createDispatchLogRow(aed: Aed, method: DispatchMethod, userId: string): DispatchLogRow {
  return {
    user_id: userId,
    aed_id: aed.id,
    aed_name: shortened(aed.name, nameBytesMax),
    aed_address: shortened(aed.address, addressBytesMax),
    dispatch_method: method,
    estimated_time_minutes: getTravelMinutes(aed, method),
    distance_km: aed.distance,
    human_approval_granted: method === 'drone',
  };
}

/** Shortens a text to at most `bytesMax` bytes of UTF-8, without cutting a character. */
function shortened(text: string, bytesMax: number): string {
  const utf8 = new TextEncoder();
  if (utf8.encode(text).length <= bytesMax) return text;
  const characters = Array.from(text);
  let bytes = utf8.encode('…').length;
  const end = characters.findIndex((character) => {
    bytes += utf8.encode(character).length;
    return bytes > bytesMax;
  });
  return `${characters.slice(0, end).join('')}…`;
}
