import { englishAttributes } from '../../../../languages/localize-text.ts';
import type { PlaceRow } from './place-row.ts';

/**
 * Returns the name of the population that a life expectancy describes, and language attributes for the element around
 * it. The name is localized if the population is that of the place itself or its country (localized-hubs.ts), and in
 * English otherwise.
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
