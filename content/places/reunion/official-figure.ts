import type { OfficialFigure } from '../../place-facts.ts';

export const reunion: OfficialFigure = {
  office: 'Insee',
  period: '2021',
  years: { women: 83.4, men: 76.7 },
  note: 'A year of the pandemic',
  source: {
    title: 'Births, deaths and life expectancy in Réunion, 2021',
    publisher: 'Insee Flash Réunion no. 234, reported by Réunion La 1ère',
    year: 2022,
    url: 'https://la1ere.francetvinfo.fr/reunion/forte-hausse-des-naissances-et-des-deces-en-2021-a-la-reunion-1323308.html',
  },
};
