import type { CitableSource } from '../place-profile.ts';

interface LifeExpectancySource extends CitableSource {
  /** A short name to show beside a figure. */
  readonly short: string;
  /** The licence of the source's figures; null if the publisher names none. */
  readonly licence: string | null;
}

/** Source of Okinawa's figure, from Japan's life tables by prefecture. */
export const prefecturalLifeTablesSource: CitableSource = {
  title: 'Okinawa in the prefectural life tables of 2020: women 16th, men 43rd of 47',
  publisher: 'Ministry of Health, Labour and Welfare of Japan, reported by Ryukyu Shimpo',
  year: 2022,
  url: 'https://ryukyushimpo.jp/news/entry-1637337.html',
};

/** Sources of life expectancies, by the key that the hubs' data use. */
export const lifeExpectancySources = {
  un: {
    short: 'UN, World Population Prospects',
    title: 'Life expectancy at birth, by country and year',
    publisher:
      'Human Mortality Database (2025); UN, World Population Prospects (2024), processed by Our World in Data (CC BY 4.0)',
    year: 2025,
    url: 'https://ourworldindata.org/grapher/life-expectancy-hmd-unwpp',
    licence: 'CC BY 4.0',
  },
  eurostat: {
    short: 'Eurostat',
    title: 'Life expectancy in EU regions',
    publisher: 'Eurostat, reported by Rising Malta',
    year: 2025,
    url: 'https://risingmalta.mt/print/989',
    licence: null,
  },
  ined: {
    short: 'Ined',
    title: 'Life expectancy in Paris and in France',
    publisher: 'Bonnet, Torres and Meslé (Ined), reported by 20 Minutes, as quoted by europesays.com',
    year: null,
    url: 'https://www.europesays.com/fr/?p=614800',
    licence: null,
  },
  nchs: {
    short: 'CDC/NCHS',
    title: 'Life tables of the states of the United States',
    publisher: 'CDC/NCHS, National Vital Statistics Reports 73(7)',
    year: 2024,
    url: 'https://doi.org/10.15620/cdc/157499',
    licence: null,
  },
  mhlw: {
    short: 'Japan’s Ministry of Health',
    ...prefecturalLifeTablesSource,
    licence: null,
  },
} as const satisfies Record<string, LifeExpectancySource>;

export type LifeExpectancySourceKey = keyof typeof lifeExpectancySources;
