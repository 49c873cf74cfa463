import type { AlertId, AlertSeverity, AlertType } from '../../../content/samples/alerts.ts';
import { inLanguage } from '../../languages/localize-text.ts';

interface NoticeText {
  readonly title: string;
  readonly message: string;
  /** When the notice was issued. */
  readonly timestamp: string;
}

export const alertsText = inLanguage('alertsText', {
  tag: 'Around you',
  title: 'Proximity Alerts',
  lede: 'Health, safety and environmental notices, most urgent first. These are invented examples.',
  types: { health: 'Health', safety: 'Safety', environmental: 'Environmental' } satisfies Record<AlertType, string>,
  severities: { high: 'High', medium: 'Medium', low: 'Low' } satisfies Record<AlertSeverity, string>,
  severity: 'severity',
  away: (distance: string) => `${distance} away`,
  /** These notices are invented examples. */
  notices: {
    'sample-heat': {
      title: 'Heat warning in the old town',
      message: 'Very hot until eight in the evening. You can cool down in the library and the covered market.',
      timestamp: '15 minutes ago',
    },
    'sample-footbridge': {
      title: 'Footbridge closed for repairs',
      message: 'On foot or in a wheelchair, use the lower bridge. It takes about six minutes longer.',
      timestamp: '1 hour ago',
    },
    'sample-pollen': {
      title: 'Birch pollen rising',
      message: 'The count is high along the river from noon. It falls with the rain expected tonight.',
      timestamp: '3 hours ago',
    },
    'sample-screening': {
      title: 'Blood pressure checks on Saturday',
      message: 'Free and without an appointment in the town hall, from nine to one.',
      timestamp: 'yesterday',
    },
  } satisfies Record<AlertId, NoticeText>,
});
