import { csvOf } from '../../../../domain/text/csv.ts';
import type { ReportCase } from '../../../backend/steward-gateway.ts';

/** What `npm run aeds -- osm-changes` and the owner of a register read. */
const columns = ['aed', 'kind', 'longitude', 'latitude', 'hours', 'decided', 'reports', 'registered', 'seen'] as const;

/** Kinds that a register can put right, and the day somebody last found the AED in its place. */
const mending: ReadonlySet<string> = new Set(['gone', 'place', 'hours', 'new', 'out-of-order', 'present']);

/** Confirmed corrections as a CSV file: a header line, then a line for each. */
export function correctionsToCsv(cases: readonly ReportCase[]): string {
  const lines = cases
    .filter(({ kind, state }) => state === 'confirmed' && mending.has(kind))
    .map((held) => [
      held.aed_id,
      held.kind,
      held.place_longitude ?? '',
      held.place_latitude ?? '',
      held.hours_text ?? '',
      held.decided_at ?? '',
      held.networks,
      held.registered ?? '',
      held.last_reported_at.slice(0, 10),
    ]);
  return csvOf([columns, ...lines]);
}
