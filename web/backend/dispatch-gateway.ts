import type { DispatchLogRow } from '../../domain/aed/dispatch.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { generateUuid } from './generate-uuid.ts';
import { type IdentifiedDispatch, insertDispatch } from './outbox/insert-dispatch.ts';
import { noSingleRowCode, requireData } from './require-data.ts';
import { fetchSignedInUser, loadBackendClient } from './session/backend-client.ts';
import { readStoredUserId } from './session/stored-session.ts';

/** A request without a response within this time counts as offline, because in an emergency nobody can wait longer. */
const timeoutMs = 8000;

type User = { readonly id: string } | null;

function storedUser(): User {
  const id = readStoredUserId();
  return id === null ? null : { id };
}

/** Whether a request failed without a response. If the backend refuses a request, there is a response. */
function hasNoResponse(cause: unknown): boolean {
  const { name, status } = cause as { name?: string; status?: number };
  return cause instanceof TypeError || (name === 'AuthRetryableFetchError' && !status);
}

/**
 * Returns the signed-in user, as confirmed by the backend. If the backend does not respond, this is the user whose
 * session is stored on this device.
 */
async function currentUser(): Promise<User> {
  if (!navigator.onLine) return storedUser();
  try {
    const answer = await withTimeout(fetchSignedInUser(), timeoutMs);
    return answer === 'late' ? storedUser() : answer;
  } catch (cause) {
    if (hasNoResponse(cause)) return storedUser();
    throw cause;
  }
}

async function keepForLater(row: IdentifiedDispatch): Promise<void> {
  const { queueDispatch } = await import('./outbox/browser-dispatch-outbox.ts');
  await queueDispatch(row);
}

async function askDronePermission(userId: string): Promise<boolean> {
  const client = await loadBackendClient();
  const { data, error } = await client
    .from('drone_permissions')
    .select('permission_granted')
    .eq('user_id', userId)
    .single();
  if (error?.code === noSingleRowCode) return false;
  return requireData(data, error).permission_granted;
}

/** Calls 1 to 3 of section 7 of the specification. */
export const dispatchGateway = {
  currentUser,

  async hasDronePermission(userId: string): Promise<boolean> {
    if (!navigator.onLine) throw new Error('There is no network to check the drone permission. Walk or drive.');
    const answer = await withTimeout(askDronePermission(userId), timeoutMs);
    if (answer === 'late')
      throw new Error(`The drone permission could not be checked within ${timeoutMs / 1000} s. Walk or drive.`);
    return answer;
  },

  /**
   * Logs a dispatch. Without a network, walks and drives are stored on the device and logged later. Drone dispatches
   * are not stored, because the permission to send a drone must be checked online. Rejects with the server's refusal.
   */
  async logDispatch(row: DispatchLogRow): Promise<void> {
    const identified = { ...row, id: generateUuid() };
    const canWait = row.dispatch_method !== 'drone';
    if (canWait && !navigator.onLine) return keepForLater(identified);
    const delivery = await insertDispatch(identified, timeoutMs);
    if (delivery.kind === 'delivered') return;
    if (delivery.kind === 'unreachable' && canWait) return keepForLater(identified);
    throw delivery.cause;
  },
};
