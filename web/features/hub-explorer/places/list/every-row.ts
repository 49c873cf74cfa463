import { lifeExpectancies } from '../../../../../content/figures/life-expectancy.ts';
import { countryAliases, hubAliases } from '../../../../../content/hub-aliases.ts';
import { hubKinds } from '../../../../../content/hub-kinds.ts';
import { hubs } from '../../../../../content/hubs.ts';
import type { Hub, HubKind } from '../../../../../domain/hub/hub.ts';
import { sliBand } from '../../../../../domain/hub/marker-style.ts';
import { foldText } from '../../../../../domain/text/fold-text.ts';
import { worldRegion } from '../../hub/region-of-hub.ts';
import type { PlaceRow } from './place-row.ts';

// Every record comes with this module: it is for loaders, which run while the site is built, and for what draws the map of them all.
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
