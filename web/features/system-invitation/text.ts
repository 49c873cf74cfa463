export const systemInvitationText = {
  title: 'Learn About Our System',
  lede: 'From a reading on a telephone to a mark on the map: six steps, each with a person who can say no.',
  view: 'View System Architecture',
  architectureAddress: '/architecture',
} as const;
