import type { FoundSearch, FoundStreets, Registry } from './aed-source.ts';
import { judgeFound, searchFarther, withFarther } from './search-registry.ts';

interface StreetsToFound {
  readonly waysToFound: typeof import('./ways-to-found.ts').waysToFound;
  readonly found: FoundSearch;
  readonly registry: {
    readonly index: Pick<Registry['index'], 'tree'>;
    readonly client: Pick<Registry['client'], 'cell'>;
  };
  /** While the visitor walks, no streets are loaded and no farther AEDs are searched. */
  readonly isWalking: boolean;
}

/**
 * The travel times along the streets to the results, and to farther AEDs that may be nearer along the streets; null if
 * none are known.
 */
export async function streetsToFound({
  waysToFound,
  found,
  registry,
  isWalking,
}: StreetsToFound): Promise<FoundStreets | null> {
  const { position } = found.place;
  const { found: results, now, clock } = found.finding;
  const listed = withFarther(results, found.walked?.streets ?? found.streets);
  const known = await waysToFound({ position, found: listed, mayRead: !isWalking });
  if (known === null || isWalking) return known;
  const { list } = judgeFound(results, now, known, clock);
  const { index, client } = registry;
  const around = { position, tree: index.tree, readCell: client.cell };
  const others = await searchFarther({ ...around, finding: { found: results, list } });
  if (others.length === 0) return known;
  const farther = { listed: others, alternative: null };
  const beyond = await waysToFound({ position, found: farther, mayRead: true });
  const reached = others.filter(({ item }) => (beyond?.byId.get(item.id)?.footKm ?? null) !== null);
  return { byId: new Map([...known.byId, ...(beyond?.byId ?? [])]), farther: reached };
}
