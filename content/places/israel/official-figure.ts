import type { OfficialFigure } from '../../place-facts.ts';

export const israel: OfficialFigure = {
  office: 'OECD',
  period: '2023',
  years: 83.8,
  source: {
    title: 'Israel fourth in life expectancy among the members of the OECD, 2023',
    publisher: 'OECD and Israel’s Ministry of Health, reported by The Times of Israel',
    year: 2025,
    url: 'https://www.timesofisrael.com/liveblog_entry/israel-4th-in-life-expectancy-among-oecd-countries-data-shows/',
  },
};
