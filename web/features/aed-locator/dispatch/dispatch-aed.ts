import { useState } from 'react';
import { type Aed, type DispatchMethod, travelMinutes } from '../../../../domain/aed/aed.ts';
import type { AssessedAed } from '../../../../domain/aed/assessed-aed.ts';
import { type DispatchRefusal, dispatchLogRow, dispatchRefusalReason } from '../../../../domain/aed/dispatch.ts';
import { estimateTravelMinutes, roundMinutes } from '../../../../domain/aed/travel-time.ts';
import { isAlwaysOpen } from '../../../../domain/aed/weekly-opening-hours.ts';
import { roundKilometresForDisplay } from '../../../../domain/geography/distance.ts';
import { dispatchGateway } from '../../../backend/dispatch-gateway.ts';
import { formatNumber } from '../../../languages/format.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import type { ToastMessage } from '../../../ui/toast/toast-store.ts';
import { dispatchText } from '../messages/card-text.ts';
import { formatChecked } from '../messages/format-availability.ts';

/** The log's maximum lengths. A register's longer texts are cut instead of refused, because somebody is waiting. */
const longest = { name: 300, address: 500 } as const;

/** The log is in English. */
const noAddress = 'Address not listed';

/** Converts a registered AED to the specification's record, for the card, the toast and the log. */
export function toDispatchableAed(usable: AssessedAed, now: Date): Aed {
  const { aed, availability, distanceKm, footMinutes, byStreet } = usable;
  return {
    id: aed.id,
    name: aed.name.slice(0, longest.name),
    address: (aed.address ?? noAddress).slice(0, longest.address),
    distance: roundKilometresForDisplay(distanceKm),
    // An AED that is open 24/7 counts as such only if the register's notes do not limit its hours.
    available247: isAlwaysOpen(aed.hours) && availability.state === 'open',
    lastChecked: aed.checked === null ? null : formatChecked(aed.checked, now),
    timeByFoot: roundMinutes(footMinutes),
    timeByCar: roundMinutes(byStreet?.carMinutes ?? estimateTravelMinutes(distanceKm, 'car')),
    timeByDrone: roundMinutes(estimateTravelMinutes(distanceKm, 'drone')),
  };
}

interface Dispatch {
  readonly aed: Aed;
  readonly method: DispatchMethod;
  /** Whether the walk and drive buttons open maps; not for samples, which have no real location. */
  readonly opensMaps: boolean;
}

function noteOf({ method, opensMaps }: Dispatch): string {
  if (method === 'drone') return dispatchText.note.drone;
  return opensMaps ? dispatchText.note.maps : dispatchText.note.sample;
}

/** Checks a dispatch, and logs it for a signed-in user. Returns why it was refused, or null if it has started. */
async function attemptDispatch({ aed, method }: Dispatch): Promise<DispatchRefusal | null> {
  // The time limit needs no account: a drone that is too slow is refused even while the accounts do not answer.
  if (dispatchRefusalReason(aed, method, null) === 'drone-eta-over-limit') return 'drone-eta-over-limit';

  const user = await dispatchGateway.currentUser();
  const dronePermission = user !== null && method === 'drone' && (await dispatchGateway.hasDronePermission(user.id));
  const refusal = dispatchRefusalReason(aed, method, user === null ? null : { dronePermission });
  if (refusal === null && user !== null) await dispatchGateway.logDispatch(dispatchLogRow(aed, method, user.id));
  return refusal;
}

/**
 * Sends a drone or starts navigation to an AED and shows one message for the outcome: success, refusal or failure.
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

/**
 * State of the running dispatches of a list. Each AED has its own, so that waiting for one does not disable the buttons
 * of another.
 */
export function useDispatches(opensMaps = true) {
  const [runningIds, setRunningIds] = useState<readonly string[]>([]);
  return {
    isDispatching: (aedId: string) => runningIds.includes(aedId),
    async dispatch(aed: Aed, method: DispatchMethod) {
      setRunningIds((ids) => [...ids, aed.id]);
      await dispatchAed({ aed, method, opensMaps }, showToast);
      setRunningIds((ids) => ids.filter((id) => id !== aed.id));
    },
  };
}
