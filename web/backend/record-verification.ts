import { type RemoteValue, useReadOnce } from './use-read-once.ts';

/** The result of the server's last comparison of the site's records with their checksums. */
export interface RecordVerificationResult {
  readonly checkedAt: string;
  readonly records: number;
  readonly matching: number;
  /** The ids of the records that do not match their checksums. */
  readonly differing: readonly string[];
}

/** The value is null if the server does not check records, as on a CDN where `npm run ledger -- sign` was not run. */
export type RecordVerificationState = RemoteValue<RecordVerificationResult>;

async function readRecordCheck(): Promise<RecordVerificationResult | null> {
  const response = await fetch('/ledger/records.json', { cache: 'no-cache' });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`/ledger/records.json answered with status ${response.status}.`);
  return (await response.json()) as RecordVerificationResult | null;
}

/** Returns the result of the server's last check of the records. */
export function useRecordVerification(): RecordVerificationState {
  return useReadOnce(readRecordCheck, 'The last check of the records could not be read:');
}

/** Returns the percentage of matching records. It is rounded down, so that a single mismatch is visible. */
export function computeVerifiedRecordPercent({ records, matching }: RecordVerificationResult): number {
  return records === 0 ? 0 : Math.floor((100 * matching) / records);
}
