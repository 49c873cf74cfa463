import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { siteConfig } from '../../../site-config.ts';
import { getRoutingWorkerClient } from '../../../streets/routing-worker-client.ts';
import type { VisitorPlace } from '../search/aed-source.ts';
import { watchPosition } from '../search/watch-position.ts';
import type { WalkLeg } from './route-instructions.ts';
import { initialWalk, needsRoute, updateWalkAfterMove, updateWalkAfterSearch, type Walk } from './walk-state.ts';

/** Routes that take longer than this are not offered. */
export const longestRouteMinutes = 60;

interface WalkRequest {
  readonly place: VisitorPlace;
  readonly aed: LongitudeLatitude;
  readonly patient: LongitudeLatitude;
  readonly firstLeg: WalkLeg;
  /** Whether the device's position may be tracked. */
  readonly mayFollow: boolean;
}

/**
 * Finds the route to an AED or back to the patient, and follows the walker along it. Positions never leave the device.
 */
export function useWalk({ place, aed, patient, firstLeg, mayFollow }: WalkRequest) {
  const [walk, setWalk] = useState<Walk>({ ...initialWalk, direction: firstLeg });
  const [isSeen, setSeen] = useState(true);
  const { direction } = walk;
  const neededFrom = needsRoute(walk) ? walk.position : null;
  const ends = direction === 'there' ? ([place.position, aed] as const) : ([aed, patient] as const);
  const search = useRef<AbortController | null>(null);

  const findFrom = useEffectEvent(async (from: LongitudeLatitude) => {
    const stop = new AbortController();
    search.current?.abort();
    search.current = stop;
    setWalk((known) => ({ ...known, soughtFrom: from }));
    const way = await getRoutingWorkerClient(siteConfig.streetsUrl)
      .ask('way', { from, to: ends[1], limitMinutes: longestRouteMinutes })
      .catch((cause: unknown) => {
        console.warn('The way could not be found:', cause);
        return null;
      });
    if (!stop.signal.aborted) setWalk((known) => updateWalkAfterSearch(known, way));
  });
  const startOf = useEffectEvent(() => (walk.direction === 'back' && walk.position !== null ? walk.position : ends[0]));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another route is needed only if its start or end changes
  useEffect(
    function findWay() {
      setWalk((known) => ({ ...known, phase: 'looking', progress: null }));
      void findFrom(startOf());
      return () => search.current?.abort();
    },
    [direction, place, aed, patient],
  );
  useEffect(
    function findAnother() {
      if (neededFrom !== null) void findFrom(neededFrom);
    },
    [neededFrom],
  );
  useEffect(
    function followWalker() {
      if (!mayFollow) return;
      const stop = new AbortController();
      watchPosition({
        onPosition({ coords }) {
          setSeen(true);
          const position: LongitudeLatitude = [coords.longitude, coords.latitude];
          setWalk((known) => updateWalkAfterMove(known, { position, accuracyMetres: coords.accuracy }));
        },
        onFailure(cause) {
          console.warn('The position is not followed:', cause);
          setSeen(false);
        },
        maximumAge: 1000,
        signal: stop.signal,
      });
      return () => stop.abort();
    },
    [mayFollow],
  );
  return {
    walk,
    isFollowed: mayFollow && isSeen,
    goBack: () =>
      setWalk((known) => ({
        ...initialWalk,
        direction: 'back',
        // Until the route back is found, the map shows the first route.
        way: known.way,
        position: known.position,
        accuracyMetres: known.accuracyMetres,
      })),
  };
}
