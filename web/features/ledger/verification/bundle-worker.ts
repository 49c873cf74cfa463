// Reads and hashes the requested bundles: one of several workers that verify the ledger.
import {
  type BundleOrder,
  type BundleReading,
  readBundle,
} from '../../../../domain/ledger/verification/read-bundle.ts';
import { refetchLedgerFile } from '../files/read-ledger-file.ts';
import { syncSha256 } from '../files/sync-sha256.ts';

/** The worker's response, with the index of the requested bundle. */
export type BundleAnswer = { readonly index: number } & (
  | { readonly reading: BundleReading }
  | { readonly why: string }
);

const say = (answer: BundleAnswer) => self.postMessage(answer);

self.addEventListener('message', ({ data: order }: MessageEvent<BundleOrder>) => {
  const { index } = order;
  readBundle({ read: refetchLedgerFile, hash: syncSha256 }, order).then(
    (reading) => say({ index, reading }),
    (cause: unknown) => say({ index, why: String(cause) }),
  );
});
