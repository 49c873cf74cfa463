export type AlertType = 'health' | 'safety' | 'environmental';
export type AlertSeverity = 'high' | 'medium' | 'low';
export type AlertId = 'sample-heat' | 'sample-footbridge' | 'sample-pollen' | 'sample-screening';

export interface Alert {
  readonly id: AlertId;
  readonly type: AlertType;
  readonly severity: AlertSeverity;
  readonly distanceKm: number;
}

/** Invented notices that show how alerts look. None of these events happened. */
export const sampleAlerts: readonly Alert[] = [
  { id: 'sample-heat', type: 'health', severity: 'high', distanceKm: 0.8 },
  { id: 'sample-footbridge', type: 'safety', severity: 'medium', distanceKm: 1.4 },
  { id: 'sample-pollen', type: 'environmental', severity: 'medium', distanceKm: 2.1 },
  { id: 'sample-screening', type: 'health', severity: 'low', distanceKm: 0.6 },
];
