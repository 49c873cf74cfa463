import { countryLifeExpectancies, lifeExpectancies } from '../../../../../content/figures/life-expectancy.ts';
import { countryAliases } from '../../../../../content/hub-aliases.ts';
import { hubKinds } from '../../../../../content/hub-kinds.ts';
import { placeHubs } from '../../../../../content/hubs.ts';
import { chooseSliBand } from '../../../../../domain/hub/marker-style.ts';
import { foldText } from '../../../../../domain/text/fold-text.ts';
import { formatFigure, formatNumber } from '../../../../languages/format.ts';
import { formatHubScore } from '../../hub/format-figures.ts';
import { worldRegionsText } from '../../hub/hub-location.ts';
import { localizeHub } from '../../hub/localized-hubs.ts';
import { hubKindsText, placesText } from '../text.ts';
import type { PlaceRow } from './place-row.ts';

// This module imports every record, so only loaders, which run at build time, and the map of all places may import it.

const kindNames = new Map(hubKinds.map(({ kind, name }) => [kind, name]));
const lifeExpectancyOf = new Map(lifeExpectancies.map((figure) => [figure.hubId, figure]));

function describe({ hub, countryCode, worldRegion, otherNames = [] }: (typeof placeHubs)[number]): PlaceRow {
  const shown = localizeHub(hub);
  const life = lifeExpectancyOf.get(hub.id) ?? null;
  const sexes = life?.bySex;
  const ofCountry = life === null ? countryLifeExpectancies[countryCode] : undefined;
  const { name, country } = hub;
  const recorded = { name, country, kind: kindNames.get(hub.kind) ?? hub.kind };
  const translated = [shown.name, shown.country, worldRegionsText[worldRegion], hubKindsText[hub.kind]];
  const aliases = [...otherNames, ...(countryAliases[hub.country] ?? [])];
  return {
    hub: shown,
    recorded,
    worldRegion,
    band: chooseSliBand(hub.sli),
    written: {
      scores: { sli: formatHubScore(hub.sli), xiAccess: formatHubScore(hub.xiAccess) },
      years: life === null ? null : formatNumber(life.years, 1),
      country:
        ofCountry === undefined ? null : `${shown.country}: ${formatNumber(ofCountry.years, 1)}, ${ofCountry.year}`,
      bySex: sexes === undefined ? null : placesText.bySex(formatFigure(sexes.women), formatFigure(sexes.men)),
    },
    lifeExpectancy: life,
    countryYears: ofCountry?.years ?? null,
    words: [
      ...new Set(
        foldText([...Object.values(recorded), hub.region, worldRegion, ...translated, ...aliases].join(' ')).split(' '),
      ),
    ],
  };
}

/**
 * All places of the atlas in the order of the hub list. Their search terms are in English and in the document's
 * language.
 */
export const allPlaceRows: readonly PlaceRow[] = placeHubs.map(describe);
