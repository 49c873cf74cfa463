import type { Source } from '../place-profile.ts';
import type { LifeExpectancyScope } from './life-expectancy.ts';

/** Life expectancy at birth of one population at each of `lifeLineYears`. */
export interface LifeLine {
  /** The people counted, by the name of where they live. */
  readonly population: string;
  /** Years at birth, both sexes together, to one decimal. */
  readonly values: readonly number[];
}

/** The line of a hub: of the place itself, or of the country it lies in where no other is published. */
export interface HubLifeLine extends LifeLine {
  readonly hubId: string;
  readonly scope: Exclude<LifeExpectancyScope, 'region'>;
}

/** The calendar years the lines are given for: one in ten, and the latest. */
export const lifeLineYears = [1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020, 2023] as const;

/**
 * Where all lines come from. The Human Mortality Database gives the years it covers, the United Nations' estimates the rest, as Our World
 * in Data joins them (series "life-expectancy-hmd-unwpp", CC BY 4.0); rounded here to one decimal.
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

const place = (hubId: string, population: string, values: readonly number[]) =>
  ({ hubId, population, scope: 'place', values }) as const;

const country = (hubId: string, population: string, values: readonly number[]) =>
  ({ hubId, population, scope: 'country', values }) as const;

/** The lines of the hubs outside the United States. */
export const hubLifeLines: readonly HubLifeLine[] = [
  country('okinawa', 'Japan', [59.3, 67.7, 72.0, 76.1, 79.0, 81.2, 82.9, 84.7, 84.7]),
  country('sardinia', 'Italy', [65.7, 69.2, 71.6, 74.1, 77.0, 79.6, 82.1, 82.2, 83.7]),
  country('ikaria', 'Greece', [66.2, 70.5, 72.7, 74.5, 77.3, 78.4, 80.6, 81.5, 81.9]),
  country('nicoya', 'Costa Rica', [57.5, 63.5, 66.8, 73.0, 76.1, 77.3, 79.4, 79.7, 80.8]),
  country('madrid', 'Spain', [61.8, 69.2, 72.1, 75.5, 77.0, 79.4, 82.0, 82.2, 83.7]),
  place('portugal', 'Portugal', [58.5, 64.1, 67.1, 71.7, 74.3, 76.8, 80.1, 81.4, 82.4]),
  place('andorra', 'Andorra', [67.2, 72.1, 74.5, 77.1, 79.0, 81.9, 84.2, 79.4, 84.0]),
  place('monaco', 'Monaco', [68.0, 71.9, 73.3, 74.9, 79.4, 82.1, 84.6, 86.1, 86.4]),
  place('malta', 'Malta', [63.5, 68.4, 70.4, 72.3, 76.2, 77.9, 81.4, 82.3, 83.3]),
  place('vatican-city', 'Vatican City', [65.9, 69.2, 71.5, 74.1, 76.9, 79.3, 81.5, 83.0, 83.0]),
  place('san-marino', 'San Marino', [71.6, 73.2, 74.3, 76.4, 77.8, 80.5, 83.5, 82.6, 85.7]),
  place('switzerland', 'Switzerland', [68.9, 71.4, 73.1, 75.6, 77.4, 79.8, 82.3, 83.1, 84.0]),
  place('liechtenstein', 'Liechtenstein', [65.3, 70.9, 72.8, 74.8, 78.5, 78.6, 82.1, 82.0, 83.6]),
  place('luxembourg', 'Luxembourg', [65.5, 68.8, 69.2, 72.4, 75.0, 77.3, 80.1, 81.4, 82.2]),
  place('ireland', 'Ireland', [65.6, 70.2, 70.8, 72.5, 74.8, 76.5, 80.6, 82.4, 82.4]),
  place('iceland', 'Iceland', [71.0, 74.0, 73.8, 76.6, 77.7, 79.5, 81.6, 82.7, 82.7]),
  place('sweden', 'Sweden', [71.1, 73.0, 74.7, 75.7, 77.6, 79.7, 81.5, 82.4, 83.3]),
  place('norway', 'Norway', [71.6, 73.6, 74.1, 75.7, 76.6, 78.7, 81.0, 83.2, 83.3]),
  place('french-polynesia', 'French Polynesia', [51.9, 59.4, 62.5, 67.4, 73.9, 79.0, 81.1, 82.5, 84.1]),
  place('hong-kong', 'Hong Kong', [57.8, 66.1, 71.3, 74.2, 77.4, 80.7, 82.9, 84.7, 85.5]),
  place('south-korea', 'South Korea', [22.2, 53.8, 62.2, 64.8, 71.0, 76.2, 80.7, 83.7, 84.3]),
  country('sydney', 'Australia', [69.0, 70.9, 70.7, 74.6, 77.0, 79.6, 82.0, 83.7, 83.9]),
  place('reunion', 'Réunion', [47.6, 57.7, 63.2, 69.4, 74.2, 77.0, 80.5, 82.6, 83.5]),
  place('canada', 'Canada', [68.2, 71.0, 72.6, 75.1, 77.4, 79.2, 81.3, 81.7, 82.6]),
  place('israel', 'Israel', [69.9, 69.8, 71.2, 73.7, 78.0, 79.2, 82.0, 82.7, 82.4]),
  place('qatar', 'Qatar', [50.8, 57.8, 64.9, 69.9, 73.4, 75.3, 79.4, 80.4, 82.4]),
  place('uae', 'United Arab Emirates', [42.1, 50.7, 60.8, 68.2, 71.1, 76.3, 81.9, 81.9, 82.9]),
  place('singapore', 'Singapore', [54.1, 65.3, 68.5, 71.5, 74.6, 77.8, 81.6, 83.7, 83.7]),
  country('paris', 'France', [66.4, 70.4, 72.1, 74.2, 76.8, 79.0, 81.4, 82.2, 83.3]),
];
