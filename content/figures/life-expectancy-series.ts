import type { LifeLine } from '../place-facts.ts';
import type { Source } from '../place-profile.ts';

/** The calendar years the lines are given for: one in ten, and the latest. */
export const lifeLineYears = [1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020, 2023] as const;

/**
 * Where all lines come from: the series "life-expectancy-hmd-unwpp" of Our World in Data (CC BY 4.0), rounded here to one decimal. From 1950
 * on, which all these years are, it is the United Nations' estimate; the Human Mortality Database stands in it for the years before.
 */
export const lifeLineSource = {
  title: 'Life expectancy at birth, by country and year',
  publisher:
    'Human Mortality Database (2025); UN, World Population Prospects (2024), processed by Our World in Data (CC BY 4.0)',
  url: 'https://ourworldindata.org/grapher/life-expectancy-hmd-unwpp',
} as const;

export const worldLifeLine: LifeLine = {
  population: 'World',
  values: [46.4, 47.8, 56.3, 60.5, 64.0, 66.4, 70.1, 71.9, 73.2],
};

/** What the United States counted themselves for the last year of their line, once all its deaths were in. */
export const unitedStatesFinal = {
  year: 2023,
  years: 78.4,
  source: {
    title: 'Mortality in the United States, 2023',
    publisher: 'Murphy, Kochanek, Xu and Arias, CDC/NCHS, Data Brief 521',
    year: 2024,
    url: 'https://doi.org/10.15620/cdc/170564',
  },
} as const satisfies { year: number; years: number; source: Source };

/** Stands for all hubs in the United States, none of which has a line of its own. It ends at an estimate made before the count was final. */
export const unitedStatesLifeLine: LifeLine = {
  population: 'United States',
  values: [68.1, 69.8, 70.7, 73.7, 75.4, 76.8, 78.7, 77.0, 79.3],
};
