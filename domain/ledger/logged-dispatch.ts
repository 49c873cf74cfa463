/** The fields of a dispatch that its ledger entry commits to, as the database's API returns them. */
export interface LoggedDispatch {
  readonly id: string;
  readonly user_id: string | null;
  readonly aed_id: string;
  readonly aed_name: string;
  readonly aed_address: string;
  readonly dispatch_method: string;
  /** The time of the dispatch, in ISO 8601 with an offset from UTC. Fractions of a second have at most six digits. */
  readonly dispatch_time: string;
  readonly queued_at: string | null;
  readonly estimated_time_minutes: number;
  readonly distance_km: number;
  readonly human_approval_granted: boolean;
}

/** Thrown for a dispatch whose time is outside the years 1 to 9999. Its ledger entry cannot be verified. */
export class DispatchTimeOutOfRangeError extends Error {
  override readonly name = 'DispatchTimeOutOfRangeError';
}

/**
 * Formats the text that a dispatch's ledger entry commits to: JSON with sorted keys and no spaces.
 * `private.ledger_content` in the database must produce the same text. Throws DispatchTimeOutOfRangeError for a time
 * outside the years 1 to 9999.
 */
export function formatDispatchCommitment(row: LoggedDispatch): string {
  const fields = {
    aed_address: JSON.stringify(row.aed_address),
    aed_id: JSON.stringify(row.aed_id),
    aed_name: JSON.stringify(row.aed_name),
    dispatch_method: JSON.stringify(row.dispatch_method),
    dispatch_time: microseconds(row.dispatch_time),
    distance_km: plainDecimal(row.distance_km),
    estimated_time_minutes: plainDecimal(row.estimated_time_minutes),
    human_approval_granted: String(row.human_approval_granted),
    id: JSON.stringify(row.id),
    queued_at: row.queued_at === null ? 'null' : microseconds(row.queued_at),
    user_id: JSON.stringify(row.user_id),
  };
  return `{${Object.entries(fields)
    .map(([name, value]) => `"${name}":${value}`)
    .join(',')}}`;
}

/** The offset must be at the end of the text: for years before Christ, the database appends "BC". */
const fourDigitYear = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.(?<fraction>\d{1,6}))?(?:Z|[+-][\d:]+)$/;

/** Formats a time in UTC with microseconds, which a Date cannot represent. */
function microseconds(time: string): string {
  const match = fourDigitYear.exec(time);
  const date = new Date(time.replace(/\.\d+/, ''));
  const year = date.getUTCFullYear();
  if (match === null || !(year >= 1 && year <= 9999))
    throw new DispatchTimeOutOfRangeError(`The time "${time}" is not within the years 1 to 9999.`);
  return `"${date.toISOString().slice(0, 19)}.${(match.groups?.fraction ?? '').padEnd(6, '0')}Z"`;
}

/** Formats a number without an exponent, which JavaScript would use for numbers below a millionth. */
function plainDecimal(value: number): string {
  const [, whole = '', fraction = '', places] = /^(\d)(?:\.(\d+))?e-(\d+)$/.exec(String(value)) ?? [];
  return places === undefined ? String(value) : `0.${'0'.repeat(Number(places) - 1)}${whole}${fraction}`;
}
