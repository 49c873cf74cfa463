import type { MinutesByStreet } from '../../../../domain/aed/minutes-by-street.ts';
import { longestErrandMinutes } from '../../../../domain/aed/rank-by-arrival.ts';
import { siteConfig } from '../../../site-config.ts';
import type { StreetTimes } from '../../../streets/street-messages.ts';
import { streetWays } from '../../../streets/street-ways.ts';
import type { FoundSearch, FoundStreets } from './aed-source.ts';

/** One way of the longest useful errand. */
const limitMinutes = longestErrandMinutes / 2;

function minutesOf({ foot, car }: StreetTimes, id: string): MinutesByStreet | null {
  const onFoot = foot.get(id);
  if (onFoot === undefined) return null;
  const byCar = car.get(id);
  return {
    footMinutes: onFoot.seconds / 60,
    footKm: onFoot.isOver ? null : onFoot.metres / 1000,
    carMinutes: byCar === undefined || byCar.isOver ? null : byCar.seconds / 60,
  };
}

/** Starts the routing worker early, so that it is ready when the list is. */
export const startLookingForWays = () => void streetWays(siteConfig.streetsUrl);

/**
 * The routes along the streets to the results; null if none is known. The position goes to a worker of this page and no
 * further.
 */
export async function waysToFound({ place, finding }: FoundSearch, mayRead: boolean): Promise<FoundStreets | null> {
  const { listed, alternative } = finding.found;
  const aeds = [...listed, ...(alternative === null ? [] : [alternative])];
  const targets = aeds.map(({ item: { id, position } }) => ({ id, position }));
  const times = await streetWays(siteConfig.streetsUrl).ask('times', {
    from: place.position,
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
