import { type RemoteValue, useReadOnce } from './use-read-once.ts';

/** Result of the server's last check of its records against their checksums. */
export interface RecordVerificationResult {
  readonly checkedAt: string;
  readonly records: number;
  readonly matching: number;
  /** Ids of those that do not match. */
  readonly differing: readonly string[];
}

/** null: no check runs here, as on a CDN without `npm run ledger -- sign`. */
export type RecordVerificationState = RemoteValue<RecordVerificationResult>;

async function readRecordCheck(): Promise<RecordVerificationResult | null> {
  const response = await fetch('/ledger/records.json', { cache: 'no-cache' });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`/ledger/records.json answered with status ${response.status}.`);
  return (await response.json()) as RecordVerificationResult | null;
}

/** The last check of the records. */
export function useRecordVerification(): RecordVerificationState {
  return useReadOnce(readRecordCheck, 'The last check of the records could not be read:');
}

/** The share of matching records, in whole percent. Rounded down: a single mismatch must show. */
export function verifiedRecordPercent({ records, matching }: RecordVerificationResult): number {
  return records === 0 ? 0 : Math.floor((100 * matching) / records);
}
