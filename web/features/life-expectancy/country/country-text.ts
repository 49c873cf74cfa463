export const countryText = {
  onMap: 'Show it on the map, beside others',
  chart: (name: string) => `Life expectancy at birth in ${name}, 1950 to 2100`,
  decades: 'By decade',
  gained: 'Gained',
  later: 'From 65 on',
  laterNote: (period: string) =>
    `By the death rates of ${period} together, from an abridged life table that this site works out; the UN print no yearly figure of these.`,
  what: 'What',
  hubs: 'Hubs of the atlas here',
  neighbours: (area: string) => `Others in ${area}`,
  alike: 'Most alike since 1950',
  alikeRule:
    'The five lines that differ least from this one, by the mean difference of all years from 1950 to 2023, whatever the sign.',
  apart: (years: string) => `${years} years apart on average`,
  notSaid: 'What this number does not say',
  limits: [
    'How long anybody now alive will live: it sums up the death rates of one year, and rates change.',
    'How healthy the years are, or how they differ between regions, incomes and professions within the country.',
    'How sure it is: the UN publish no interval for estimates up to 2023. Where births and deaths are not all registered, they model what is missing.',
    'What a national office counts: it may differ by some tenths of a year, in small places by more.',
    'Where few people live, chance alone moves a year’s figure by tenths of a year or more.',
  ],
} as const;
