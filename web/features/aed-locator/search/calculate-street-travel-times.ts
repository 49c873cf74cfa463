import { maxRoundTripMinutes } from '../../../../domain/aed/rank-by-arrival.ts';
import type { StreetTravelTimes } from '../../../../domain/aed/street-travel-times.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { siteConfig } from '../../../site-config.ts';
import { routingWorkerClient } from '../../../streets/routing-worker-client.ts';
import type { StreetTravelTimesResult } from '../../../streets/street-messages.ts';
import type { ResultTravelTimes, SearchMatches } from './aed-source.ts';

/** Longest useful walk in one direction. */
const limitMinutes = maxRoundTripMinutes / 2;

function minutesOf({ foot, car }: StreetTravelTimesResult, id: string): StreetTravelTimes | null {
  const onFoot = foot.get(id);
  if (onFoot === undefined) return null;
  const byCar = car.get(id);
  return {
    footMinutes: onFoot.seconds / 60,
    footKm: onFoot.isOver ? null : onFoot.metres / 1000,
    carMinutes: byCar === undefined || byCar.isOver ? null : byCar.seconds / 60,
  };
}

/** Starts the routing worker early, so that it is ready when the list of AEDs is. */
export const startRoutingWorker = () => void routingWorkerClient(siteConfig.streetsUrl);

interface WaysRequest {
  readonly position: LongitudeLatitude;
  readonly found: SearchMatches;
  /** Whether street files that are not loaded may be requested. */
  readonly mayRead: boolean;
}

/**
 * Calculates the travel times along the streets to the AEDs found. Resolves to null if none are known. The position is
 * sent only to a web worker of this page.
 */
export async function calculateStreetTravelTimes({
  position,
  found,
  mayRead,
}: WaysRequest): Promise<ResultTravelTimes | null> {
  const { listed, alternative } = found;
  const aeds = [...listed, ...(alternative === null ? [] : [alternative])];
  const targets = aeds.map(({ item }) => ({ id: item.id, position: item.position }));
  const times = await routingWorkerClient(siteConfig.streetsUrl).ask('times', {
    from: position,
    targets,
    limitMinutes,
    mayRead,
  });
  if (times === null) return null;
  const known = targets.flatMap(({ id }) => {
    const minutes = minutesOf(times, id);
    return minutes === null ? [] : [[id, minutes] as const];
  });
  return known.length === 0 ? null : { byId: new Map(known) };
}
