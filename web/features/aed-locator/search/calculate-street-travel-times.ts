import { maxRoundTripMinutes } from '../../../../domain/aed/rank-by-arrival.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { siteConfig } from '../../../site-config.ts';
import { getRoutingWorkerClient } from '../../../streets/routing-worker-client.ts';
import type { ResultTravelTimes, SearchMatches } from './aed-source.ts';

/** Longest useful walk in one direction. */
const limitMinutes = maxRoundTripMinutes / 2;

/** Starts the routing worker before it is needed, so that it is ready when the list of AEDs is. */
export const startRoutingWorker = () => void getRoutingWorkerClient(siteConfig.streetsUrl);

interface WaysRequest {
  readonly position: LongitudeLatitude;
  readonly found: SearchMatches;
  /** Whether street files that are not loaded yet may be requested. */
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
  const times = await getRoutingWorkerClient(siteConfig.streetsUrl).ask('times', {
    from: position,
    targets,
    limitMinutes,
    mayRead,
  });
  return times === null || times.size === 0 ? null : { byId: times };
}
