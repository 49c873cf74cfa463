import { type LifeExpectancy, listFactsByHub } from '../place-facts.ts';
import { hubsById } from '../places/hubs-by-id.ts';

/**
 * The published life expectancy of each hub, if one can be cited; one figure per hub: the United Nations' for the place
 * itself if available, so that places are comparable, else the place's own, else the country's. Other offices' counts
 * are in official-figures.ts. A missing hub has no citable figure, and pages say so. The original list's figures, which
 * name no source, are not included; differing ones are in score-estimates.ts.
 */
export const lifeExpectancies = listFactsByHub(hubsById, 'lifeExpectancy');

/** The world's figure, for comparison. */
export const worldLifeExpectancy: Omit<LifeExpectancy, 'scope' | 'bySex'> = {
  years: 73.2,
  year: 2023,
  population: 'World',
  source: 'un',
  evidence: 'official',
  note: '',
};

/** Figures of countries, by ISO 3166-1 code, shown with a mark in place of a hub's missing figure. */
export const countryLifeExpectancies: Readonly<Record<string, { readonly years: number; readonly year: number }>> = {
  US: { years: 79.3, year: 2023 },
};
