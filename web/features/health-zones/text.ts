export const healthZonesText = {
  tag: 'District by district',
  title: 'Public Health Zones',
  lede: 'How a neighbourhood could be read at a glance. The three districts are made up.',
  score: 'Health score',
  scoreOf: (score: number) => `Health score ${score} of 100`,
} as const;
