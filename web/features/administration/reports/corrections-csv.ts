import { csvOf } from '../../../../domain/text/csv.ts';
import type { ReportCase } from '../../../backend/steward-gateway.ts';

/** Input for `npm run aeds -- osm-changes` and for the owner of a register. */
const columns = ['aed', 'kind', 'longitude', 'latitude', 'hours', 'decided', 'reports', 'registered', 'seen'] as const;

/** Kinds that a register can correct, and the date when somebody last confirmed the AED's presence. */
const mending: ReadonlySet<string> = new Set(['gone', 'place', 'hours', 'new', 'out-of-order', 'present']);

/** Confirmed corrections as a CSV file: a header line, then one line each. */
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
