import { setTimeout as wait } from 'node:timers/promises';
import { type NoteKey, parseNoteKey } from '../../domain/ledger/notes/signed-note.ts';
import type { RowFinding } from '../../domain/ledger/verification/log-finding.ts';
import type { LogSource } from '../../domain/ledger/verification/verify-log.ts';
import { Untrusted } from '../../domain/text/untrusted.ts';
import { trimTrailing } from '../http/trim-trailing.ts';
import { nodeSha256, verifySignature } from './node-crypto.ts';

/** Returns the file at a path below the log's address, or null if nothing is published there. */
export type ReadPublicFile = (name: string) => Promise<Uint8Array | null>;

const waitMsMax = 30_000;

/**
 * Maximum number of retries after a response with status 503. A machine responds with this status while it is starting
 * or its database does not answer.
 */
const retriesMax = 5;
const retryAfterMs = 2_000;

/**
 * Returns a reader of a site's public ledger. The reader throws if the site cannot be reached or responds with an
 * error.
 */
export function createPublicLogReader(site: string): ReadPublicFile {
  return async (name) => {
    const address = `${trimTrailing(site, '/')}/ledger/${name}`;
    let response = await ask(address);
    for (let tried = 0; response.status === 503 && tried < retriesMax; tried += 1) {
      await response.body?.cancel();
      await wait(retryAfterMs);
      response = await ask(address);
    }
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${address} answered ${response.status}. Try again in a moment.`);
    return new Uint8Array(await response.arrayBuffer());
  };
}

const ask = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(waitMsMax) }).catch((cause: unknown) => {
    throw new Error(`${address} does not answer. Check the address, and that the site is running.`, { cause });
  });

/** Returns the ledger's keys as the site itself publishes them. Throws if it publishes none. */
export async function readPublishedKeys(read: ReadPublicFile): Promise<readonly NoteKey[]> {
  const text = new TextDecoder().decode((await read('key')) ?? new Uint8Array());
  const keys = parseKeyLines(text.split('\n').filter((line) => line !== ''));
  if (keys.length === 0)
    throw new Error('The site sent no ledger key. Check that the address is of a site with a ledger.');
  return keys;
}

/** Parses one key per line. Throws if a line is invalid. */
export function parseKeyLines(lines: readonly string[]): readonly NoteKey[] {
  return lines.map((line) => {
    const key = parseNoteKey(line, nodeSha256);
    if (key !== null) return key;
    throw new Error(
      `The key "${line.slice(0, 60)}" must have the form NAME+ID+KEY. The server prints it when it starts.`,
    );
  });
}

export const createLogSource = (read: ReadPublicFile, keys: readonly NoteKey[]): LogSource => ({
  read,
  keys,
  hash: nodeSha256,
  checkSignature: verifySignature,
});

const rowFindings: readonly RowFinding['what'][] = [
  'row-changed',
  'row-missing',
  'salt-missing',
  'entry-changed',
  'entry-gone',
  'row-not-entered',
  'closing-not-entered',
  'role-not-entered',
  'case-not-decided',
  'table-replaced',
];

/**
 * Returns the findings of the site's last comparison of its rows with the ledger. The list is empty if there was no
 * comparison.
 */
export async function readRowFindings(read: ReadPublicFile): Promise<readonly RowFinding[]> {
  const bytes = await read('rows.json');
  const found: unknown = bytes === null ? null : JSON.parse(new TextDecoder().decode(bytes));
  if (found === null) return [];
  const document = new Untrusted(found, 'rows.json', null, 'Load it again');
  return document
    .field('findings')
    .list()
    .map((each) => {
      const what = each.field('what');
      return {
        position: each.field('position').number(0, Number.MAX_SAFE_INTEGER),
        what: rowFindings.find((known) => known === what.text()) ?? what.refuse(`one of ${rowFindings.join(', ')}`),
      };
    });
}
