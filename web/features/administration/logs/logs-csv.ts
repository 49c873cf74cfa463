import { toCsv } from '../../../../domain/text/csv.ts';
import type { DispatchLog } from '../../../backend/administration-gateway.ts';

const columns = [
  'Time',
  'AED Name',
  'Address',
  'Method',
  'ETA (min)',
  'Distance (km)',
  'Status',
  'Drone Approved',
] as const;

/**
 * Returns the logs as the CSV file that the panel exports. A header line is followed by one line per log, and each line
 * ends with CR LF.
 */
export function logsToCsv(logs: readonly DispatchLog[]): string {
  const lines = logs.map((log) => [
    log.dispatch_time,
    log.aed_name,
    log.aed_address,
    log.dispatch_method,
    log.estimated_time_minutes,
    log.distance_km,
    log.status,
    log.human_approval_granted ? 'Yes' : 'No',
  ]);
  return toCsv([columns, ...lines]);
}

/** Returns a file name that contains a time in UTC, such as aed-dispatch-logs-2026-03-01T12-30-00.csv. */
export function formatCsvFileName(now: Date): string {
  return `aed-dispatch-logs-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.csv`;
}
