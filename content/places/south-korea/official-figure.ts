import type { OfficialFigure } from '../../place-facts.ts';

export const southKorea: OfficialFigure = {
  office: 'Statistics Korea',
  period: '2023',
  years: 83.5,
  source: {
    title: 'Life tables for 2023: 83.5 years, men 80.6, women 86.4',
    publisher: 'Statistics Korea, briefing on the government’s site',
    year: 2024,
    url: 'https://korea.kr/briefing/policyBriefingView.do?newsId=156664008',
  },
};
