import type { CitableSource } from '../place-profile.ts';

/** Source of the United Nations' life expectancies. */
export const unLifeExpectancySource: CitableSource = {
  title: 'Life expectancy at birth, 2023',
  publisher: 'UN World Population Prospects 2024 and Human Mortality Database 2025, via Our World in Data (CC BY 4.0)',
  year: 2025,
  url: 'https://ourworldindata.org/grapher/life-expectancy-hmd-unwpp',
};

/** Sources of official figures, each used by several places. */
export const eurostatLifeExpectancySource: CitableSource = {
  title: 'Life expectancy in the European Union in 2023, by country and sex',
  publisher: 'Eurostat, reported by MTDialog',
  year: 2025,
  url: 'https://www.mtdialog.de/news/artikel/lebenserwartung-deutschland-nur-im-mittelfeld',
};

export const liechtensteinStatisticsSource: CitableSource = {
  title: 'Life expectancy of 2024, with 2023 compared across neighbouring countries',
  publisher: 'Office of Statistics of Liechtenstein (Amt für Statistik)',
  year: 2025,
  url: 'https://www.statistikportal.li/de/publikation/223-lebenserwartung/2024/01/v-1/p32027',
};
