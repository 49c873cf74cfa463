import type { HubLifeExpectancySeries } from '../place-facts.ts';
import type { CitableSource } from '../place-profile.ts';

/** Years with values in a series that does not come from the UN's tables: every tenth year and the latest one. */
export const lifeExpectancySeriesYears = [1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020, 2023] as const;

/**
 * Source of Vatican City's series: "life-expectancy-hmd-unwpp" of Our World in Data (CC BY 4.0), rounded to one
 * decimal. All other series come from the UN's tables in life-expectancy/wpp2024, which have no row for Vatican City.
 */
export const vaticanSeriesSource = {
  title: 'Life expectancy at birth, by country and year',
  publisher:
    'Human Mortality Database (2025); UN, World Population Prospects (2024), processed by Our World in Data (CC BY 4.0)',
  url: 'https://ourworldindata.org/grapher/life-expectancy-hmd-unwpp',
} as const;

/** The final figure of the US statistics office for 2023. The series of the United States ends in that year. */
export const unitedStatesFinalFigure = {
  year: 2023,
  years: 78.4,
  source: {
    title: 'Mortality in the United States, 2023',
    publisher: 'Murphy, Kochanek, Xu and Arias, CDC/NCHS, Data Brief 521',
    year: 2024,
    url: 'https://doi.org/10.15620/cdc/170564',
  },
} as const satisfies { year: number; years: number; source: CitableSource };

/**
 * The series of all hubs in the United States, because none has its own. Its value for 2023 is the UN's estimate, made
 * before the US statistics office published its final figure.
 */
export const unitedStatesLifeExpectancySeries: HubLifeExpectancySeries = {
  population: 'United States',
  scope: 'country',
  region: 'US',
};
