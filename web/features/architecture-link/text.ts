import { inLanguage } from '../../languages/localize-text.ts';

export const architectureLinkText = inLanguage('architectureLinkText', {
  title: 'Learn About Our System',
  lede: 'Six steps from a measurement to a mark on the map, and the four principles behind them.',
  view: 'View System Architecture',
});
