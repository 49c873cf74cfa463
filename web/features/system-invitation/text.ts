export const systemInvitationText = {
  title: 'Learn About Our System',
  lede: 'Six steps from a measurement to a mark on the map, and the four principles behind them.',
  view: 'View System Architecture',
  architectureAddress: '/architecture',
} as const;
