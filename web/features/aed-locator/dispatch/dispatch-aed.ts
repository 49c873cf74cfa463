import { useState } from 'react';
import { type Aed, type DispatchMethod, getTravelMinutes } from '../../../../domain/aed/aed.ts';
import type { AssessedAed } from '../../../../domain/aed/assessed-aed.ts';
import { createDispatchLogRow, type DispatchRefusal, findDispatchRefusal } from '../../../../domain/aed/dispatch.ts';
import { estimateCarMinutes, estimateTravelMinutes, roundMinutes } from '../../../../domain/aed/travel-time.ts';
import { isAlwaysOpen } from '../../../../domain/aed/weekly-opening-hours.ts';
import { roundKilometresForDisplay } from '../../../../domain/geography/distance.ts';
import { dispatchGateway } from '../../../backend/dispatch-gateway.ts';
import { formatNumber } from '../../../languages/format.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import type { ToastMessage } from '../../../ui/toast/toast-store.ts';
import { dispatchText } from '../messages/aed-card-text.ts';
import { formatLastChecked } from '../messages/format-availability.ts';

/** The log is in English in every language of the site. */
const noAddress = 'Address not listed';

/** Converts an AED of the registry to the specification's format, which the card, the toast and the log use. */
export function toDispatchableAed(assessed: AssessedAed, now: Date): Aed {
  const { aed, availability, distanceKm, footMinutes } = assessed;
  return {
    id: aed.id,
    name: aed.name,
    address: aed.address ?? noAddress,
    distance: roundKilometresForDisplay(distanceKm),
    // An AED with hours around the clock counts as available 24/7 only if the source's notes do not limit its hours.
    available247: isAlwaysOpen(aed.hours) && availability.state === 'open',
    lastChecked: aed.checked === null ? null : formatLastChecked(aed.checked, now),
    timeByFoot: roundMinutes(footMinutes),
    timeByCar: roundMinutes(estimateCarMinutes(assessed)),
    timeByDrone: roundMinutes(estimateTravelMinutes(distanceKm, 'drone')),
  };
}

interface Dispatch {
  readonly aed: Aed;
  readonly method: DispatchMethod;
  /**
   * Whether the Walk and Drive buttons open a map application. They do not for samples, which have no real location.
   */
  readonly opensMaps: boolean;
}

function noteOf({ method, opensMaps }: Dispatch): string {
  if (method === 'drone') return dispatchText.note.drone;
  return opensMaps ? dispatchText.note.maps : dispatchText.note.sample;
}

/**
 * Starts a dispatch, and logs it for a signed-in user. Returns the reason if the dispatch is refused, or null if it has
 * started.
 */
async function attemptDispatch({ aed, method }: Dispatch): Promise<DispatchRefusal | null> {
  // This check needs no account. A drone that is too slow is refused even if the backend does not respond.
  if (findDispatchRefusal(aed, method, null) === 'drone-eta-over-limit') return 'drone-eta-over-limit';

  const user = await dispatchGateway.currentUser();
  const dronePermission = user !== null && method === 'drone' && (await dispatchGateway.hasDronePermission(user.id));
  const refusal = findDispatchRefusal(aed, method, user === null ? null : { dronePermission });
  if (refusal === null && user !== null) await dispatchGateway.logDispatch(createDispatchLogRow(aed, method, user.id));
  return refusal;
}

/**
 * Sends a drone or starts navigation to an AED, and shows one message about its success, refusal or failure. Never
 * rejects. The cause of a failure is logged to the console.
 */
export async function dispatchAed(dispatch: Dispatch, show: (message: ToastMessage) => void): Promise<void> {
  const { aed, method } = dispatch;
  try {
    const refusal = await attemptDispatch(dispatch);
    if (refusal !== null) return show({ tone: 'failure', ...dispatchText.refused[refusal] });
    show({
      tone: 'success',
      title: method === 'drone' ? dispatchText.droneSent : dispatchText.navigationStarted,
      description: dispatchText.eta(formatNumber(getTravelMinutes(aed, method), 1), aed.name),
      note: noteOf(dispatch),
    });
  } catch (cause) {
    console.error('Dispatch failed:', cause);
    show({ tone: 'failure', ...dispatchText.failed });
  }
}

/**
 * Returns the state of a list's running dispatches. Each AED has its own state, so that waiting for one does not
 * disable the buttons of another.
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
