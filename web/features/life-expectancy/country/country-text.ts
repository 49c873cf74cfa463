export const countryText = {
  onMap: 'Show it on the map beside others',
  chart: (name: string) => `Life expectancy at birth in ${name}, 1950 to 2100`,
  decades: 'By decade',
  gained: 'Gained',
  later: 'From 65 on',
  laterNote: (period: string) =>
    `At the death rates of ${period} taken together, from an abridged life table that this site calculates. The UN publish no yearly figures for these.`,
  what: 'Measure',
  hubs: 'Hubs of the atlas here',
  neighbours: (area: string) => `Others in ${area}`,
  alike: 'Most alike since 1950',
  alikeRule:
    'The five lines that differ least from this one: by the mean of the yearly differences from 1950 to 2023, above and below alike.',
  apart: (years: string) => `${years} years apart on average`,
  notSaid: 'What this number does not say',
  limits: [
    'How long anyone alive today will live: it sums up the death rates of one year, and rates change.',
    'How healthy the years are, or how they differ between regions, incomes and professions within the country.',
    'How certain it is: the UN publish no interval for estimates up to 2023. Where not all births and deaths are registered, they model what is missing.',
    'What a national office counts: it may differ by a few tenths of a year, and by more in small places.',
    'Where few people live, chance alone moves a year’s figure by tenths of a year or more.',
  ],
} as const;
