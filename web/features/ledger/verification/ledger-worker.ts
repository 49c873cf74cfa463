import { verifiedSigners } from '../../../../domain/ledger/notes/checkpoint.ts';
import { writeNoteKey } from '../../../../domain/ledger/notes/signed-note.ts';
import { describeFinding, type RowFinding } from '../../../../domain/ledger/verification/log-finding.ts';
import type { BundleRequest, HashedBundle } from '../../../../domain/ledger/verification/read-entry-bundle.ts';
import { type LogVerification, verifyLog } from '../../../../domain/ledger/verification/verify-log.ts';
import { fetchLedgerFile, refetchLedgerFile } from '../files/fetch-ledger-file.ts';
import { createLedgerSource, fetchLedgerKeys, parseNoteKeys } from '../files/ledger-source.ts';
import { readStoredLog, type StoredLog, storeLog } from '../files/stored-log.ts';
import { syncSha256 } from '../files/sync-sha256.ts';
import type { BundleWorkerResponse } from './bundle-worker.ts';
import type { LedgerVerificationResult, LedgerWorkerMessage } from './ledger-worker-messages.ts';

/** Maximum number of workers: more of them would only wait for the network. */
const readersMax = 4;

// Verifies the ledger in a worker, because hashing a million entries takes seconds and would freeze the page.

const say = (answer: LedgerWorkerMessage) => self.postMessage(answer);

self.addEventListener('message', () => {
  verify().then(say, (cause: unknown) => {
    console.warn('The ledger could not be verified:', cause);
    // Without HTTPS browsers provide no signatures and hashes; any other failure is a connection problem.
    const isUnsupported = globalThis.crypto.subtle === undefined || (cause as Error).name === 'NotSupportedError';
    say({ step: 'failed', isUnsupported });
  });
});

/**
 * Minimum interval between progress messages: rerendering the page for each of four thousand bundles would slow down
 * the work.
 */
const sayEveryMs = 100;

/**
 * In a log of up to this many entries the published leaf hashes are checked too. That takes half as long again; in a
 * larger log each proof checks the hashes it uses.
 */
const leafHashesUpTo = 2 ** 16;

function saySometimes(): (done: number, size: number) => void {
  let saidAtMs = Number.NEGATIVE_INFINITY;
  return (done, size) => {
    if (performance.now() - saidAtMs < sayEveryMs) return;
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
    onProgress: saySometimes(),
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
  const signers = await verifiedSigners(checkpoint.note, await fetchLedgerKeys(), createLedgerSource(known));
  const lines = [...known, ...signers].map((key) => writeNoteKey(key, syncSha256));
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
 * Starts one worker per core to read and hash the bundles of a log. Nested workers end with the worker that started
 * them.
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
  const count = Math.min(readersMax, navigator.hardwareConcurrency);
  const readers: Worker[] = [];
  return (order) =>
    new Promise((resolve, reject) => {
      waiting.set(order.index, { resolve, reject });
      const turn = order.index % count;
      readers[turn] ??= open();
      readers[turn].postMessage(order);
    });
}
