import type { OfficialFigure } from '../../place-facts.ts';

export const ireland: OfficialFigure = {
  office: 'Eurostat',
  period: '2022',
  years: 82.6,
  source: {
    title: 'Life expectancy at birth and at 65, answered to a question in parliament',
    publisher: 'Eurostat and Central Statistics Office, in the record of Dáil Éireann',
    year: 2024,
    url: 'https://www.oireachtas.ie/en/debates/question/2024-04-09/1/',
  },
};
