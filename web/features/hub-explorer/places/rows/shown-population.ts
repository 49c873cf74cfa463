import { inEnglish } from '../../../../languages/in-language.ts';
import type { PlaceRow } from './place-row.ts';

/**
 * Whom a life expectancy counts, as this document names them: the place itself or its country (localized-hubs.ts), all others as
 * recorded, in English, which `attributes` say of the element around the name.
 */
export function shownPopulation({ hub, recorded, lifeExpectancy }: PlaceRow) {
  const population = lifeExpectancy?.population ?? '';
  const names = new Map([
    [recorded.name, hub.name],
    [recorded.country, hub.country],
  ]);
  const name = names.get(population) ?? population;
  return { name, attributes: name === population ? inEnglish : {} };
}
