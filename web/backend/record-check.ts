import { type ReadState, useReadOnce } from './use-read-once.ts';

/** What the server found when it last held the records it sends to their checksums. */
export interface RecordCheck {
  readonly checkedAt: string;
  readonly records: number;
  readonly matching: number;
  /** Ids of those that do not match. */
  readonly differing: readonly string[];
}

/** null: nobody checks here, as on a CDN without `npm run ledger -- sign`. */
export type RecordCheckState = ReadState<RecordCheck>;

async function readRecordCheck(): Promise<RecordCheck | null> {
  const response = await fetch('/ledger/records.json', { cache: 'no-cache' });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`/ledger/records.json answered with status ${response.status}.`);
  return (await response.json()) as RecordCheck | null;
}

/** The last check of the records. */
export function useRecordCheck(): RecordCheckState {
  return useReadOnce(readRecordCheck, 'The last check of the records could not be read:');
}

/** The share of records that match, in whole percent. Rounded down: one that does not match must show. */
export function verifiedPercent({ records, matching }: RecordCheck): number {
  return records === 0 ? 0 : Math.floor((100 * matching) / records);
}
