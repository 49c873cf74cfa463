import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { encodeCosignedText, formatCosignatureLine } from '../../domain/ledger/notes/cosignature.ts';
import { formatNoteKey, noteKeyTypes } from '../../domain/ledger/notes/signed-note.ts';
import { openFileSecrets } from '../keys/file-secrets.ts';
import { loadLedgerKeys, type NoteSigner } from '../keys/ledger-keys.ts';
import { LogFolder } from './log-folder.ts';
import { nodeSha256 } from './node-crypto.ts';
import type { ReadPublicFile } from './public-log.ts';
import { verifyPublishedLog } from './verify-command.ts';

interface WitnessParts {
  readonly read: ReadPublicFile;
  /** The folder with the witness's key, its last verified state of the log, and its last cosigned checkpoint. */
  readonly folder: string;
  readonly name: string;
  readonly keyLines: readonly string[];
}

export interface Witness {
  /**
   * Checks the log once. Cosigns its checkpoint if that is consistent with everything the witness has seen before.
   * Returns messages.
   */
  readonly look: (now: Date) => Promise<readonly string[]>;
  /** The public key with which others verify the witness's cosignatures. */
  readonly keyLine: string;
  /** Creates a server for `/checkpoint`, the last cosigned checkpoint, and `/key`, the witness's key. */
  readonly serve: () => Server;
}

/** Opens a witness of another site's log. Creates its key in `folder` if there is none. */
export async function openWitness({ read, folder, name, keyLines }: WitnessParts): Promise<Witness> {
  const signer = await witnessSigner(folder, name);
  const files = new LogFolder(folder);
  const keyLine = formatNoteKey(signer.key, nodeSha256);
  await files.write('key', `${keyLine}\n`);
  return {
    keyLine,
    async look(now) {
      const statePath = join(folder, 'memory.json');
      const { verification, lines } = await verifyPublishedLog({ read, statePath, keyLines });
      const { checkpoint, findings } = verification;
      if (checkpoint === null || findings.length > 0) return [...lines, 'Nothing was cosigned.'];
      const time = Math.floor(now.getTime() / 1000);
      const line = formatCosignatureLine(
        signer.key,
        time,
        signer.sign(encodeCosignedText(checkpoint.note.text, time)),
        nodeSha256,
      );
      await files.write('checkpoint', `${checkpoint.signed}${line}`);
      return lines;
    },
    serve: () => serveFiles(files),
  };
}

async function witnessSigner(folder: string, name: string): Promise<NoteSigner> {
  const [signer] = await loadLedgerKeys(await openFileSecrets(folder), name);
  if (signer === undefined) throw new Error('The witness has no key.');
  return { ...signer, key: { ...signer.key, type: noteKeyTypes.witness } };
}

function serveFiles(files: LogFolder): Server {
  return createServer((request, response) => {
    const name = request.url === '/checkpoint' || request.url === '/key' ? request.url.slice(1) : null;
    const reading = name === null ? Promise.resolve(null) : files.read(name);
    reading.then(
      (bytes) => {
        const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Access-Control-Allow-Origin': '*' };
        response.writeHead(bytes === null ? 404 : 200, { ...headers, 'Cache-Control': 'no-cache' });
        response.end(bytes ?? 'There is nothing at this address.\n');
      },
      () => response.writeHead(500).end('The witness could not read its files.\n'),
    );
  });
}
