import type { OfficialFigure } from '../../place-facts.ts';

export const singapore: OfficialFigure = {
  population: 'Singapore residents',
  office: 'Department of Statistics',
  period: '2023',
  years: 83.2,
  note: '83.0 when first published',
  source: {
    title: 'Life expectancy of residents in 2024, with 2023 revised to 83.2 years',
    publisher: 'Department of Statistics Singapore, reported by Malay Mail',
    year: 2025,
    url: 'https://www.malaymail.com/news/singapore/2025/05/27/more-singaporeans-living-past-85-as-life-expectancy-hits-decade-high-of-835-years/178380',
  },
};
