import { type Aed, type DispatchMethod, travelMinutes } from './aed.ts';

/** A drone that would take longer than this many minutes is not sent. */
export const droneEtaLimitMinutes = 5;

/** Whether the drone's time exceeds the limit. */
export function isDroneTooSlow(aed: Aed): boolean {
  return aed.timeByDrone > droneEtaLimitMinutes;
}

/** The person who requests a dispatch; null is a visitor without an account. */
export type DispatchCaller = { readonly dronePermission: boolean } | null;

export type DispatchRefusal = 'drone-eta-over-limit' | 'not-signed-in' | 'no-drone-permission';

/**
 * Why a dispatch is refused, or null if it may go ahead. The checks run in the order of the specification (sections 5
 * and 8): time limit, account, permission. Walking and driving have no checks.
 */
export function dispatchRefusalReason(
  aed: Aed,
  method: DispatchMethod,
  caller: DispatchCaller,
): DispatchRefusal | null {
  if (method !== 'drone') return null;
  if (isDroneTooSlow(aed)) return 'drone-eta-over-limit';
  if (caller === null) return 'not-signed-in';
  return caller.dronePermission ? null : 'no-drone-permission';
}

/** One row of aed_dispatch_logs for insertion; the names are the table's columns. */
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

/** Maximum UTF-8 bytes of a name and an address; the database allows 1,200 including the id (`dispatch_bytes_max`). */
const nameBytesMax = 300;
const addressBytesMax = 600;

/**
 * The log row of a dispatch that was not refused. Only drones need a person's approval, so only a drone's row records
 * one.
 */
export function dispatchLogRow(aed: Aed, method: DispatchMethod, userId: string): DispatchLogRow {
  return {
    user_id: userId,
    aed_id: aed.id,
    aed_name: shortened(aed.name, nameBytesMax),
    aed_address: shortened(aed.address, addressBytesMax),
    dispatch_method: method,
    estimated_time_minutes: travelMinutes(aed, method),
    distance_km: aed.distance,
    human_approval_granted: method === 'drone',
  };
}

/** The beginning of a text, cut at a character boundary, with at most this many bytes in UTF-8. */
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
