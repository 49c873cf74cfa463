// A web worker that reads and hashes bundles of ledger entries. Several such workers verify the ledger together.
import {
  type BundleRequest,
  type HashedBundle,
  readEntryBundle,
} from '../../../../domain/ledger/verification/read-entry-bundle.ts';
import { refetchLedgerFile } from '../files/fetch-ledger-file.ts';
import { syncSha256 } from '../files/sync-sha256.ts';

/** The worker's response to a request, with the index of the requested bundle. */
export type BundleWorkerResponse = { readonly index: number } & (
  | { readonly reading: HashedBundle }
  | { readonly why: string }
);

const say = (answer: BundleWorkerResponse) => self.postMessage(answer);

self.addEventListener('message', ({ data: order }: MessageEvent<BundleRequest>) => {
  const { index } = order;
  readEntryBundle({ read: refetchLedgerFile, hash: syncSha256 }, order).then(
    (reading) => say({ index, reading }),
    (cause: unknown) => say({ index, why: String(cause) }),
  );
});
