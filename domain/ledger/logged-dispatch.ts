/** The fields of a dispatch that are entered in the ledger, as returned by the database's API. */
export interface LoggedDispatch {
  readonly id: string;
  readonly user_id: string | null;
  readonly aed_id: string;
  readonly aed_name: string;
  readonly aed_address: string;
  readonly dispatch_method: string;
  /** ISO 8601 with an offset from UTC, to at most microseconds. */
  readonly dispatch_time: string;
  readonly queued_at: string | null;
  readonly estimated_time_minutes: number;
  readonly distance_km: number;
  readonly human_approval_granted: boolean;
}

/** A dispatch whose entry cannot be verified, because its time is outside the years that a text can state. */
export class DispatchTimeOutOfRangeError extends Error {
  override readonly name = 'DispatchTimeOutOfRangeError';
}

/**
 * The text that a dispatch's entry commits to, identical to `private.ledger_content`: sorted keys, no spaces. Throws
 * DispatchTimeOutOfRangeError for a time outside the years 1 to 9999.
 */
export function dispatchCommitmentText(row: LoggedDispatch): string {
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

/** The offset must come last: the database writes "BC" after it for years before Christ. */
const fourDigitYear = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.(?<fraction>\d{1,6}))?(?:Z|[+-][\d:]+)$/;

/** A time in UTC with microseconds, which a Date cannot hold. */
function microseconds(time: string): string {
  const told = fourDigitYear.exec(time);
  const date = new Date(time.replace(/\.\d+/, ''));
  const year = date.getUTCFullYear();
  if (told === null || !(year >= 1 && year <= 9999))
    throw new DispatchTimeOutOfRangeError(`The time "${time}" is not within the years 1 to 9999.`);
  return `"${date.toISOString().slice(0, 19)}.${(told.groups?.fraction ?? '').padEnd(6, '0')}Z"`;
}

/** A number written without an exponent, which JavaScript uses below a millionth. */
function plainDecimal(value: number): string {
  const [, whole = '', fraction = '', places] = /^(\d)(?:\.(\d+))?e-(\d+)$/.exec(String(value)) ?? [];
  return places === undefined ? String(value) : `0.${'0'.repeat(Number(places) - 1)}${whole}${fraction}`;
}
