import { findVerifiedSigners } from '../../../../domain/ledger/notes/checkpoint.ts';
import { formatNoteKey } from '../../../../domain/ledger/notes/signed-note.ts';
import { describeFinding, type RowFinding } from '../../../../domain/ledger/verification/log-finding.ts';
import type { BundleRequest, HashedBundle } from '../../../../domain/ledger/verification/read-entry-bundle.ts';
import { type LogVerification, verifyLog } from '../../../../domain/ledger/verification/verify-log.ts';
import { fetchLedgerFile, refetchLedgerFile } from '../files/fetch-ledger-file.ts';
import { createLedgerSource, fetchLedgerKeys, parseNoteKeys } from '../files/ledger-source.ts';
import { readStoredLog, type StoredLog, storeLog } from '../files/stored-log.ts';
import { syncSha256 } from '../files/sync-sha256.ts';
import type { BundleWorkerResponse } from './bundle-worker.ts';
import type { LedgerVerificationResult, LedgerWorkerMessage } from './ledger-worker-messages.ts';

/** Maximum number of workers that read bundles. More of them would only wait for the network. */
const maxWorkers = 4;

// This worker verifies the ledger, because hashing a million entries takes seconds and would freeze the page.

const say = (answer: LedgerWorkerMessage) => self.postMessage(answer);

self.addEventListener('message', () => {
  verify().then(say, (cause: unknown) => {
    console.warn('The ledger could not be verified:', cause);
    // Without HTTPS, browsers do not provide Web Crypto. Any other failure is a problem with the connection.
    const isUnsupported = globalThis.crypto.subtle === undefined || (cause as Error).name === 'NotSupportedError';
    say({ step: 'failed', isUnsupported });
  });
});

/**
 * Minimum interval between progress messages. Rendering the page for each of four thousand bundles would slow down the
 * verification.
 */
const progressIntervalMs = 100;

/**
 * In a log of at most this many entries, the published leaf hashes are checked too, which makes the verification half
 * as long again. In a larger log, each proof checks only the hashes that it uses.
 */
const leafHashesUpTo = 2 ** 16;

function createProgressReporter(): (done: number, size: number) => void {
  let saidAtMs = Number.NEGATIVE_INFINITY;
  return (done, size) => {
    if (performance.now() - saidAtMs < progressIntervalMs) return;
    saidAtMs = performance.now();
    say({ step: 'running', done, size });
  };
}

async function verify(): Promise<LedgerWorkerMessage> {
  const remembered = await readStoredLog();
  const keys = remembered === null ? await fetchLedgerKeys() : parseNoteKeys(remembered.keys);
  const source = { ...createLedgerSource(keys), read: refetchLedgerFile };
  const verification = await verifyLog(source, {
    memory: remembered?.memory ?? null,
    leafHashesUpTo,
    readBundle: openBundleReaders(),
    onProgress: createProgressReporter(),
  });
  const rows = await readRowFindings();
  const isKept = verification.findings.length === 0 && (await keep(verification, source.keys, remembered));
  return { step: 'done', ledger: summaryOf(verification, rows, remembered, isKept) };
}

async function keep(
  { checkpoint, memory }: LogVerification,
  known: ReturnType<typeof parseNoteKeys>,
  before: StoredLog | null,
) {
  if (checkpoint === null) return false;
  const signers = await findVerifiedSigners(checkpoint.note, await fetchLedgerKeys(), createLedgerSource(known));
  const lines = [...known, ...signers].map((key) => formatNoteKey(key, syncSha256));
  return storeLog({ keys: [...new Set([...(before?.keys ?? []), ...lines])], memory });
}

async function readRowFindings(): Promise<readonly RowFinding[]> {
  const bytes = await fetchLedgerFile('rows.json');
  if (bytes === null) return [];
  const found = JSON.parse(new TextDecoder().decode(bytes)) as { readonly findings: readonly RowFinding[] } | null;
  return found?.findings ?? [];
}

function summaryOf(
  { checkpoint, findings, alterations, entriesByKind }: LogVerification,
  rows: readonly RowFinding[],
  before: StoredLog | null,
  isKept: boolean,
): LedgerVerificationResult {
  return {
    size: checkpoint?.size ?? 0,
    origin: checkpoint?.origin ?? '',
    seenBefore: before?.memory?.size ?? null,
    isKept,
    findings: [...findings, ...rows].map(describeFinding),
    alterations,
    entriesByKind,
  };
}

interface Asked {
  readonly resolve: (reading: HashedBundle) => void;
  readonly reject: (cause: Error) => void;
}

/**
 * Returns a function that reads and hashes a bundle of entries in one of several nested workers. The nested workers end
 * together with this one.
 */
function openBundleReaders(): (order: BundleRequest) => Promise<HashedBundle> {
  const waiting = new Map<number, Asked>();
  const open = () => {
    const reader = new Worker(new URL('./bundle-worker.ts', import.meta.url), { type: 'module' });
    reader.addEventListener('message', ({ data }: MessageEvent<BundleWorkerResponse>) => {
      const asked = waiting.get(data.index);
      waiting.delete(data.index);
      if ('reading' in data) asked?.resolve(data.reading);
      else asked?.reject(new Error(data.why));
    });
    reader.addEventListener('error', ({ message }) => {
      for (const asked of waiting.values())
        asked.reject(new Error(`A worker that reads the ledger failed: ${message}`));
    });
    return reader;
  };
  const count = Math.min(maxWorkers, navigator.hardwareConcurrency);
  const readers: Worker[] = [];
  return (order) =>
    new Promise((resolve, reject) => {
      waiting.set(order.index, { resolve, reject });
      const turn = order.index % count;
      readers[turn] ??= open();
      readers[turn].postMessage(order);
    });
}
