import { type Aed, type DispatchMethod, travelMinutes } from '../../../../domain/aed/aed.ts';
import { type DispatchRefusal, dispatchLogRow, refuseDispatch } from '../../../../domain/aed/dispatch.ts';
import { formatNumber } from '../../../languages/format.ts';
import type { ToastMessage } from '../../../ui/toast/toast-store.ts';
import { dispatchText } from '../messages/card-text.ts';
import type { LocatorServices } from '../search/locator-context.ts';

interface Dispatch {
  readonly aed: Aed;
  readonly method: DispatchMethod;
  readonly loadGateway: LocatorServices['loadGateway'];
  /** Whether walking and driving open maps: nobody can be led to a sample. */
  readonly opensMaps: boolean;
}

function noteOf({ method, opensMaps }: Dispatch): string {
  if (method === 'drone') return dispatchText.note.drone;
  return opensMaps ? dispatchText.note.maps : dispatchText.note.sample;
}

/** Checks, then logs what goes ahead for a signed-in user. Answers with the refusal, or null once it is on its way. */
async function attemptDispatch({ aed, method, loadGateway }: Dispatch): Promise<DispatchRefusal | null> {
  // The time limit needs nobody's name: a drone that is too slow is refused even while the accounts do not answer.
  if (refuseDispatch(aed, method, null) === 'drone-eta-over-limit') return 'drone-eta-over-limit';

  const gateway = await loadGateway();
  const user = await gateway.currentUser();
  const dronePermission = user !== null && method === 'drone' && (await gateway.hasDronePermission(user.id));
  const refusal = refuseDispatch(aed, method, user === null ? null : { dronePermission });
  if (refusal === null && user !== null) await gateway.logDispatch(dispatchLogRow(aed, method, user.id));
  return refusal;
}

/**
 * Sends a drone or starts navigation to an AED and tells the outcome by one message, success, refusal or failure alike.
 * Never rejects; the cause of a failure goes to the console.
 */
export async function dispatchAed(dispatch: Dispatch, show: (message: ToastMessage) => void): Promise<void> {
  const { aed, method } = dispatch;
  try {
    const refusal = await attemptDispatch(dispatch);
    if (refusal !== null) return show({ tone: 'failure', ...dispatchText.refused[refusal] });
    show({
      tone: 'success',
      title: method === 'drone' ? dispatchText.droneSent : dispatchText.navigationStarted,
      description: dispatchText.eta(formatNumber(travelMinutes(aed, method), 1), aed.name),
      note: noteOf(dispatch),
    });
  } catch (cause) {
    console.error('Dispatch failed:', cause);
    show({ tone: 'failure', ...dispatchText.failed });
  }
}
