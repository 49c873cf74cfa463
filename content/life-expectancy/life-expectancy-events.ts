import type { CitableSource } from '../place-profile.ts';

/** An event that a source names as the reason why life expectancy fell in a certain year. */
export interface LifeExpectancyEvent {
  readonly year: number;
  /** Codes of the affected populations, as in `stories.json`. */
  readonly codes: readonly string[];
  readonly text: string;
  readonly source: CitableSource;
}

export const lifeExpectancyEvents: readonly LifeExpectancyEvent[] = [
  {
    year: 1960,
    codes: ['CHN', 'WORLD'],
    text: 'Famine in China, 1959 to 1961: some 30 million people starved to death.',
    source: {
      title: 'China’s great famine: 40 years later',
      publisher: 'Smil, BMJ 319:1619',
      year: 1999,
      url: 'https://doi.org/10.1136/bmj.319.7225.1619',
    },
  },
  {
    year: 1994,
    codes: ['RWA'],
    text: 'Genocide in Rwanda: up to one million people were killed and millions displaced.',
    source: {
      title: 'Twenty years after genocide, life expectancy doubles in Rwanda',
      publisher: 'Partners In Health',
      year: 2014,
      url: 'https://www.pih.org/press/twenty-years-after-genocide-life-expectancy-doubles-in-rwanda',
    },
  },
  {
    year: 2021,
    codes: ['WORLD'],
    text: 'Pandemic of COVID-19: the World Health Organization, with figures of its own, counts 1.8 years lost in the world from 2019 to 2021.',
    source: {
      title: 'WHO report: COVID eliminated a decade of progress in life expectancy',
      publisher: 'Health Policy Watch',
      year: 2024,
      url: 'https://healthpolicy-watch.news/who-report-covid-eliminated-a-decade-of-progress-in-life-expectancy/',
    },
  },
];
