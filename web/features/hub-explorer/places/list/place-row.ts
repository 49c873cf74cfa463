import { lifeExpectancies } from '../../../../../content/figures/life-expectancy.ts';
import { countryAliases, hubAliases } from '../../../../../content/hub-aliases.ts';
import { hubKinds } from '../../../../../content/hub-kinds.ts';
import { hubs } from '../../../../../content/hubs.ts';
import type { LifeExpectancy } from '../../../../../content/place-facts.ts';
import type { Hub, HubKind } from '../../../../../domain/hub/hub.ts';
import { type SliBand, sliBand } from '../../../../../domain/hub/marker-style.ts';
import { foldText } from '../../../../../domain/text/fold-text.ts';
import { type WorldRegion, worldRegion } from '../../hub/world-regions.ts';

/** All that the explorer knows of one place. */
export interface PlaceRow {
  readonly hub: Hub;
  readonly kindName: string;
  readonly worldRegion: WorldRegion;
  readonly band: SliBand;
  /** Null where no figure can be cited. */
  readonly lifeExpectancy: LifeExpectancy | null;
  /** The folded words by which a search finds the place. */
  readonly words: readonly string[];
}

const nameOfKind = new Map(hubKinds.map(({ kind, name }) => [kind, name]));
const lifeExpectancyOf = new Map(lifeExpectancies.map((figure) => [figure.hubId, figure]));

const kindName = (kind: HubKind): string => nameOfKind.get(kind) ?? kind;

function describe(hub: Hub): PlaceRow {
  const region = worldRegion(hub);
  const names = [hub.name, hub.region, hub.country, region, kindName(hub.kind)];
  const aliases = [...(hubAliases[hub.id] ?? []), ...(countryAliases[hub.country] ?? [])];
  return {
    hub,
    kindName: kindName(hub.kind),
    worldRegion: region,
    band: sliBand(hub.sli),
    lifeExpectancy: lifeExpectancyOf.get(hub.id) ?? null,
    words: [...new Set(foldText([...names, ...aliases].join(' ')).split(' '))],
  };
}

/** Every place of the atlas, in the order of the hub list. */
export const placeRows: readonly PlaceRow[] = hubs.map(describe);

export const findRow = (hubId: string | null): PlaceRow | null => placeRows.find(({ hub }) => hub.id === hubId) ?? null;
