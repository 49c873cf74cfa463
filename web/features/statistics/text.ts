import type { StatisticId } from '../../../content/samples/statistics.ts';
import { inLanguage } from '../../languages/localize-text.ts';

interface TileText {
  readonly label: string;
  readonly value: string;
  /** How the figure has changed since the previous period, such as a percentage. */
  readonly change: string;
}

export const statisticsText = inLanguage('statisticsText', {
  tag: 'Together',
  title: 'Community Statistics',
  lede: 'How community statistics could look here. These figures are invented.',
  tiles: {
    members: { label: 'Members', value: '12,847', change: '412 more than last month' },
    countries: { label: 'Countries', value: '127+', change: '3 more than last quarter' },
    data: { label: 'Data points', value: '2.4M+', change: '180,000 more than last month' },
    satisfaction: { label: 'Satisfaction', value: '98.7%', change: 'The same as last quarter' },
  } satisfies Record<StatisticId, TileText>,
});
