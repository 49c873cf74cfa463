import { useEffect, useEffectEvent, useState } from 'react';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { locateOnRoute } from '../../../../domain/streets/follow-route.ts';
import { siteConfig } from '../../../site-config.ts';
import { routingWorkerClient } from '../../../streets/routing-worker-client.ts';
import type { VisitorPlace } from '../search/aed-source.ts';
import { watchPosition } from '../search/watch-position.ts';
import type { WalkLeg } from './route-instructions.ts';
import { hasLeftRoute, initialWalk, type Walk, walkAfterMove } from './walk-state.ts';

/** Routes that take longer than this are not offered. */
export const longestRouteMinutes = 60;

interface WalkRequest {
  readonly place: VisitorPlace;
  readonly aed: LongitudeLatitude;
  readonly patient: LongitudeLatitude;
  readonly startsWith: WalkLeg;
  /** Whether the device's position may be tracked. */
  readonly mayFollow: boolean;
}

/**
 * Finds the route to an AED or back to the patient, and follows the walker along it. Positions never leave the device.
 */
export function useWalk({ place, aed, patient, startsWith, mayFollow }: WalkRequest) {
  const [walk, setWalk] = useState<Walk>({ ...initialWalk, direction: startsWith });
  const [isSeen, setSeen] = useState(true);
  const { direction } = walk;
  const isOff = hasLeftRoute(walk);
  const ends = direction === 'there' ? ([place.position, aed] as const) : ([aed, patient] as const);

  const findFrom = useEffectEvent(async (from: LongitudeLatitude, isNew: boolean, signal: AbortSignal) => {
    const way = await routingWorkerClient(siteConfig.streetsUrl)
      .ask('way', { from, to: ends[1], limitMinutes: longestRouteMinutes })
      .catch((cause: unknown) => {
        console.warn('The way could not be found:', cause);
        return null;
      });
    if (signal.aborted) return;
    setWalk((known) => {
      // If no new route is found, the previous one is kept. It still helps, even if the walker has left it.
      if (way === null) return known.phase === 'looking' ? { ...known, way: null, phase: 'none' } : known;
      const begun: Walk = { ...known, way, isNew, phase: 'walking', progress: locateOnRoute(way, from, 0) };
      const { position, accuracyMetres } = known;
      return position === null || accuracyMetres === null ? begun : walkAfterMove(begun, { position, accuracyMetres });
    });
  });
  const startOf = useEffectEvent(() => (walk.direction === 'back' && walk.position !== null ? walk.position : ends[0]));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another route is needed only if its start or end changes
  useEffect(
    function findWay() {
      const stop = new AbortController();
      void findFrom(startOf(), false, stop.signal);
      return () => stop.abort();
    },
    [direction, place, aed, patient],
  );
  const seenAt = useEffectEvent(() => walk.position);
  useEffect(
    function findAnother() {
      const position = seenAt();
      if (!isOff || position === null) return;
      const stop = new AbortController();
      void findFrom(position, true, stop.signal);
      return () => stop.abort();
    },
    [isOff],
  );
  useEffect(
    function followWalker() {
      if (!mayFollow) return;
      const stop = new AbortController();
      watchPosition({
        onPosition({ coords }) {
          setSeen(true);
          const position: LongitudeLatitude = [coords.longitude, coords.latitude];
          setWalk((known) => walkAfterMove(known, { position, accuracyMetres: coords.accuracy }));
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
        // The map keeps showing the first route until the route back is found.
        way: known.way,
        position: known.position,
        accuracyMetres: known.accuracyMetres,
      })),
  };
}
