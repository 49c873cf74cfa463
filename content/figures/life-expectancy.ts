import { factList, type LifeExpectancy } from '../place-facts.ts';
import { everyHub } from '../places/every-hub.ts';

/**
 * The published life expectancy of each hub, where there is one that can be cited; one figure a hub, the United Nations' wherever they
 * have one of the place itself, so that places can be compared, else the place's own where one is published, else the country's. What
 * other offices count is in official-figures.ts. A hub that is missing here has no citable figure at hand, and pages say so. The
 * figures of the original list, which name no source, are not among these; where one differs, score-estimates.ts has it.
 */
export const lifeExpectancies = factList(everyHub, 'lifeExpectancy');

/** The same figure for everyone, to hold the others against. */
export const worldLifeExpectancy: Omit<LifeExpectancy, 'scope' | 'bySex'> = {
  years: 73.2,
  year: 2023,
  population: 'World',
  source: 'un',
  evidence: 'official',
  note: '',
};

/** Of countries with hubs for which no figure can be cited, to be in their place, marked; by ISO 3166-1 code. */
export const countryLifeExpectancies: Readonly<Record<string, { readonly years: number; readonly year: number }>> = {
  US: { years: 79.3, year: 2023 },
};
