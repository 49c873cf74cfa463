import type { AlertSeverity, AlertType } from '../../../content/samples/alerts.ts';

export const alertsText = {
  tag: 'Around you',
  title: 'Proximity Alerts',
  lede: 'Notices of health, safety and environment, the most urgent first. These are examples; nothing of the kind has happened.',
  types: { health: 'Health', safety: 'Safety', environmental: 'Environmental' } satisfies Record<AlertType, string>,
  severities: { high: 'High', medium: 'Medium', low: 'Low' } satisfies Record<AlertSeverity, string>,
  severity: 'severity',
  more: 'Less urgent',
  away: (kilometres: number) => `${kilometres} km away`,
} as const;
