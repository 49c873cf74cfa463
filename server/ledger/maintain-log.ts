import { describeFinding, type RowFinding } from '../../domain/ledger/verification/log-finding.ts';
import { describeCause } from '../auth/wire/describe-cause.ts';
import type { Engine } from '../db/engine.ts';
import type { ConfiguredWitness } from '../env.ts';
import type { NoteSigner } from '../keys/ledger-keys.ts';
import type { ServerLog } from '../log.ts';
import { LogFolder } from './log-folder.ts';
import { LogWriter } from './log-writer.ts';
import { checkRecords } from './record-check.ts';
import { checkRows, writeRowFindings } from './row-check.ts';
import { publishWitnessCheckpoints } from './witness-relay.ts';

/** Pause between two runs. With this pause, a new entry is in a checkpoint within two seconds. */
const pauseMs = 1_000;
const checkEveryMs = 60 * 60 * 1_000;
const askWitnessesEveryMs = 60 * 1_000;

interface LedgerParts {
  readonly engine: Engine;
  /** The folder in which the log is published. */
  readonly folder: string;
  readonly signers: readonly NoteSigner[];
  readonly log: ServerLog;
  /** Called before each run. Adds an entry for each newly published checksum. */
  readonly enterFacts: () => Promise<void>;
  /** The folder with the records that the site serves, and with their checksums. */
  readonly siteFolder: string;
  readonly witnesses: readonly ConfiguredWitness[];
}

export interface MaintainedLog {
  /** Waits until the log has been loaded, then publishes every entry that has a position. */
  readonly catchUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Publishes and checks a log that has been loaded. */
interface LogMaintainer {
  /** Publishes new entries, and checks the rows once an hour. */
  readonly keep: () => Promise<void>;
  readonly catchUp: () => Promise<void>;
}

/** The loaded log, or a promise of it while it is being loaded again. */
interface CurrentMaintainer {
  taken: PromiseWithResolvers<LogMaintainer>;
}

/**
 * Keeps the published log up to date while the server runs: it writes a checkpoint for new entries and checks the rows
 * every hour. If the database no longer contains the published entries, this finding is published and no more
 * checkpoints are signed.
 */
export function maintainLog(parts: LedgerParts): MaintainedLog {
  const { log } = parts;
  const keeper: CurrentMaintainer = { taken: Promise.withResolvers() };
  let isClosed = false;
  let wake: () => void = () => undefined;

  async function pause(): Promise<void> {
    if (isClosed) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const work = keepOn(parts, keeper, () => isClosed, pause).catch((cause: unknown) =>
    log.error({ cause: describeCause(cause) }, 'The ledger cannot be published'),
  );
  const stopAsking = keepAskingWitnesses(parts);
  return {
    catchUp: async () => (await keeper.taken.promise).catchUp(),
    async close() {
      isClosed = true;
      wake();
      stopAsking();
      await work;
    },
  };
}

/**
 * Asks the witnesses for their checkpoints, with a separate timer so that publishing never waits for other servers.
 * Returns a function that stops the timer.
 */
function keepAskingWitnesses({ folder, witnesses, log }: LedgerParts): () => void {
  const ask = () =>
    void publishWitnessCheckpoints(new LogFolder(folder), witnesses).catch((cause: unknown) =>
      log.warn({ cause: describeCause(cause) }, 'What the witnesses say about the ledger could not be published'),
    );
  ask();
  if (witnesses.length === 0) return () => undefined;
  const timer = setInterval(ask, askWitnessesEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function keepOn(
  parts: LedgerParts,
  current: CurrentMaintainer,
  isClosed: () => boolean,
  pause: () => Promise<void>,
): Promise<void> {
  const { log } = parts;
  let keeper: LogMaintainer | null = null;
  let isFailing = false;
  while (!isClosed()) {
    try {
      if (keeper === null) {
        keeper = await openLog(parts);
        current.taken.resolve(keeper);
      }
      await keeper.keep();
      isFailing = false;
    } catch (cause) {
      // A step may have failed halfway, so the log is loaded again from the published files.
      if (keeper !== null) current.taken = Promise.withResolvers();
      keeper = null;
      if (!isFailing)
        log.warn({ cause: describeCause(cause) }, 'The ledger could not be published; we are trying again');
      isFailing = true;
    }
    await pause();
  }
}

/** Loads the published log so that new entries can be added to it. */
async function openLog({ engine, folder: path, signers, log, ...parts }: LedgerParts): Promise<LogMaintainer> {
  const folder = new LogFolder(path);
  const writer = new LogWriter({ engine, folder, signers });
  const rewritten = await writer.resume();
  if (rewritten.length > 0) return stopSigning(folder, rewritten, log);
  let checkedMs = Number.NEGATIVE_INFINITY;
  const keep = async () => {
    await parts.enterFacts();
    await writer.publish();
    if (performance.now() - checkedMs < checkEveryMs) return;
    checkedMs = performance.now();
    await checkRecords(parts.siteFolder, folder, new Date());
    for (const finding of await checkRows(engine, folder, new Date())) log.error({}, describeFinding(finding));
  };
  return { keep, catchUp: () => writer.catchUp() };
}

async function stopSigning(folder: LogFolder, findings: readonly RowFinding[], log: ServerLog): Promise<LogMaintainer> {
  const size = (await folder.published())?.size ?? 0;
  await writeRowFindings(folder, { checkedAt: new Date(), size, findings });
  for (const finding of findings.slice(0, 10)) log.error({}, describeFinding(finding));
  log.error(
    { entries: findings.length },
    `The database does not hold the ledger that was published, so nothing more is signed. Restore it, or start a new history with: npm run ledger -- begin-anew`,
  );
  return { keep: async () => undefined, catchUp: async () => undefined };
}
