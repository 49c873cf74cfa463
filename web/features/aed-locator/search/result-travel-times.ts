import type { CompletedSearch, OpenedRegistry, ResultTravelTimes } from './aed-source.ts';
import { rankSearchMatches, searchFartherAeds, withFartherAeds } from './search-registry.ts';

interface StreetsToFound {
  readonly calculateStreetTravelTimes: typeof import('./calculate-street-travel-times.ts').calculateStreetTravelTimes;
  readonly found: CompletedSearch;
  readonly registry: {
    readonly index: Pick<OpenedRegistry['index'], 'tree'>;
    readonly client: Pick<OpenedRegistry['client'], 'cell'>;
  };
  /** Whether the visitor is walking. If so, no streets are loaded and no farther AEDs are searched for. */
  readonly isWalking: boolean;
}

/**
 * Calculates the travel times along the streets to the results. Also includes AEDs that are farther away in a straight
 * line, if they may be nearer along the streets. Resolves to null if no travel times are known.
 */
export async function findResultTravelTimes({
  calculateStreetTravelTimes,
  found,
  registry,
  isWalking,
}: StreetsToFound): Promise<ResultTravelTimes | null> {
  const { position } = found.place;
  const { found: results, now, clock } = found.result;
  const listed = withFartherAeds(results, found.walked?.streets ?? found.streets);
  const known = await calculateStreetTravelTimes({ position, found: listed, mayRead: !isWalking });
  if (known === null || isWalking) return known;
  const { list } = rankSearchMatches(results, now, known, clock);
  const { index, client } = registry;
  const around = { position, tree: index.tree, readCell: client.cell };
  const others = await searchFartherAeds({ ...around, result: { found: results, list } });
  if (others.length === 0) return known;
  const farther = { listed: others, alternative: null };
  const beyond = await calculateStreetTravelTimes({ position, found: farther, mayRead: true });
  const reached = others.filter(({ item }) => (beyond?.byId.get(item.id)?.footKm ?? null) !== null);
  return { byId: new Map([...known.byId, ...(beyond?.byId ?? [])]), farther: reached };
}
