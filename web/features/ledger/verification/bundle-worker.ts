// Reads and hashes the bundles it is told to: one of several threads that verify the ledger together.
import {
  type BundleOrder,
  type BundleReading,
  readBundle,
} from '../../../../domain/ledger/verification/read-bundle.ts';
import { refetchLedgerFile } from '../files/read-ledger-file.ts';
import { syncSha256 } from '../files/sync-sha256.ts';

/** What it answers, for the order of the same index. */
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
