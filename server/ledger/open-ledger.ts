import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatNoteKey } from '../../domain/ledger/notes/signed-note.ts';
import type { Engine } from '../db/engine.ts';
import type { ServerEnv } from '../env.ts';
import { loadLedgerKeys } from '../keys/ledger-keys.ts';
import type { SecretStore } from '../keys/secret-store.ts';
import type { ServerLog } from '../log.ts';
import { recordChecksum } from './log-rows.ts';
import { maintainLog } from './maintain-log.ts';
import { nodeSha256 } from './node-crypto.ts';
import type { PublishedLedger } from './published-ledger.ts';

interface LedgerParts {
  readonly engine: Engine;
  readonly secrets: SecretStore;
  readonly env: Pick<ServerEnv, 'dataFolder' | 'buildFolder' | 'aedsFolder' | 'ledgerWitnesses'>;
  readonly siteOrigin: string;
  readonly log: ServerLog;
  /** The object that serves the ledger to clients. */
  readonly published: PublishedLedger;
}

/** Returns the ledger's name, which is its address without the scheme. */
export const ledgerName = (siteOrigin: string) => `${new URL(siteOrigin).host}/ledger`;
export const ledgerFolder = (dataFolder: string) => join(dataFolder, 'ledger');
/** Returns the folder of the built site, which is served to visitors. */
export const siteFolderOf = ({ buildFolder }: Pick<ServerEnv, 'buildFolder'>) => join(buildFolder, 'client');

/**
 * Starts publishing the ledger. Returns a message for the operator with the ledger's name and public key, without which
 * nobody can verify the ledger.
 */
export async function openLedger({ engine, secrets, env, siteOrigin, log, published }: LedgerParts) {
  const signers = await loadLedgerKeys(secrets, ledgerName(siteOrigin));
  const enterFacts = createChecksumRecorder(engine, env);
  const { catchUp, close } = maintainLog({
    engine,
    folder: published.folder.path,
    signers,
    log,
    enterFacts,
    siteFolder: siteFolderOf(env),
    witnesses: env.ledgerWitnesses,
  });
  published.join({ engine, catchUp });
  const [newest] = signers;
  return {
    close,
    sentence: newest === undefined ? '' : `The ledger's key is ${formatNoteKey(newest.key, nodeSha256)}`,
  };
}

/** Returns a function that adds a ledger entry if the checksum of the atlas or of the AED registry has changed. */
export function createChecksumRecorder(
  engine: Engine,
  env: Pick<ServerEnv, 'buildFolder' | 'aedsFolder'>,
): () => Promise<void> {
  const known = new Map<string, string>();
  return async () => {
    for (const { kind, path, read } of [
      { kind: 'atlas', path: join(siteFolderOf(env), 'checksum.json'), read: rootOfAtlas },
      { kind: 'registry', path: join(env.aedsFolder, 'index.json'), read: rootOfRegistry },
    ] as const) {
      const checksum = await readChecksum(path, read);
      if (checksum === null || known.get(kind) === checksum) continue;
      await recordChecksum(engine, kind, checksum);
      known.set(kind, checksum);
    }
  };
}

type Fields = Readonly<Record<string, unknown>>;
const rootOfAtlas = (document: Fields) => document.root;
const rootOfRegistry = ({ registry }: Fields) => (registry as Fields | undefined)?.checksum;

/**
 * Reads a published checksum. Returns null if the file is missing or contains no checksum, which is reported elsewhere.
 */
async function readChecksum(path: string, read: (document: Fields) => unknown): Promise<string | null> {
  try {
    const found = read(JSON.parse(await readFile(path, 'utf8')) as Fields);
    return typeof found === 'string' && /^[0-9a-f]{64}$/.test(found) ? found : null;
  } catch {
    return null;
  }
}
