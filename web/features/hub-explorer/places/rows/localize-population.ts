import { englishAttributes } from '../../../../languages/localize-text.ts';
import type { PlaceRow } from './place-row.ts';

/**
 * The population of a life expectancy, named in the document's language if it is the place itself or its country
 * (localized-hubs.ts); others as recorded, in English, with `attributes` for the surrounding element.
 */
export function localizePopulation({ hub, recorded, lifeExpectancy }: PlaceRow) {
  const population = lifeExpectancy?.population ?? '';
  const names = new Map([
    [recorded.name, hub.name],
    [recorded.country, hub.country],
  ]);
  const name = names.get(population) ?? population;
  return { name, attributes: name === population ? englishAttributes : {} };
}
