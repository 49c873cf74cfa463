export const statisticsText = {
  tag: 'Together',
  title: 'Community Statistics',
  lede: 'How the community could be summed up once it is counted. Nobody has counted these figures yet.',
} as const;
