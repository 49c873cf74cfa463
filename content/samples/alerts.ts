export type AlertType = 'health' | 'safety' | 'environmental';
export type AlertSeverity = 'high' | 'medium' | 'low';

export interface Alert {
  readonly id: string;
  readonly type: AlertType;
  readonly severity: AlertSeverity;
  readonly title: string;
  readonly message: string;
  readonly distanceKm: number;
  /** When it was raised, in words: "15 minutes ago". */
  readonly timestamp: string;
}

/** Invented notices that show how alerts read: nothing of the kind has happened. */
export const sampleAlerts: readonly Alert[] = [
  {
    id: 'sample-heat',
    type: 'health',
    severity: 'high',
    title: 'Heat warning in the old town',
    message: 'Very hot until eight in the evening. The library and the covered market are open as cool rooms.',
    distanceKm: 0.8,
    timestamp: '15 minutes ago',
  },
  {
    id: 'sample-footbridge',
    type: 'safety',
    severity: 'medium',
    title: 'Footbridge closed for repairs',
    message: 'Walkers and wheelchairs go by the lower bridge, about six minutes longer.',
    distanceKm: 1.4,
    timestamp: '1 hour ago',
  },
  {
    id: 'sample-pollen',
    type: 'environmental',
    severity: 'medium',
    title: 'Birch pollen rising',
    message: 'The count is high along the river from noon. It falls with the rain expected tonight.',
    distanceKm: 2.1,
    timestamp: '3 hours ago',
  },
  {
    id: 'sample-screening',
    type: 'health',
    severity: 'low',
    title: 'Blood pressure checks on Saturday',
    message: 'Free and without an appointment in the town hall, from nine to one.',
    distanceKm: 0.6,
    timestamp: 'yesterday',
  },
];
