import type { Source } from './place-profile.ts';

interface LifeExpectancySource extends Source {
  /** The name in a few words, as it stands beside a figure. */
  readonly short: string;
  /** The licence under which the figures may be passed on, or null where the publisher names none. */
  readonly licence: string | null;
}

/** Where the life expectancies come from, by the key that stands in their records. */
export const lifeExpectancySources = {
  un: {
    short: 'UN, World Population Prospects',
    title: 'Life expectancy at birth, by country and year',
    publisher:
      'Human Mortality Database (2025); UN, World Population Prospects (2024), processed by Our World in Data (CC BY 4.0)',
    year: 2023,
    url: 'https://ourworldindata.org/grapher/life-expectancy-hmd-unwpp',
    licence: 'CC BY 4.0',
  },
  eurostat: {
    short: 'Eurostat',
    title: 'Life expectancy in EU regions',
    publisher: 'Eurostat, reported by a21.es',
    year: 2023,
    url: 'https://a21.es/?p=66599',
    licence: null,
  },
  ined: {
    short: 'Ined',
    title: 'Life expectancy in Paris and in France',
    publisher: 'Bonnet, Torres and Meslé (Ined), reported by 20 Minutes',
    year: 2024,
    url: 'https://www.europesays.com/fr/?p=614800',
    licence: null,
  },
  nchs: {
    short: 'CDC/NCHS',
    title: 'Life expectancy at birth in the states of the United States',
    publisher: 'CDC/NCHS, reported by the Honolulu Star-Advertiser',
    year: 2020,
    url: 'https://staradvertiser.com/2022/08/24/hawaii-news/hawaii-had-the-highest-life-expectancy-at-birth-in-the-nation-the-cdcs-latest-mortality-report-finds',
    licence: null,
  },
} as const satisfies Record<string, LifeExpectancySource>;

export type LifeExpectancySourceKey = keyof typeof lifeExpectancySources;
