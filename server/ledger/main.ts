// The command line of the ledger. Its commands are listed in `usage` below.
import { existsSync, renameSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatNoteKey } from '../../domain/ledger/notes/signed-note.ts';
import { parseLogProof } from '../../domain/ledger/notes/tlog-proof.ts';
import type { Engine } from '../db/engine.ts';
import { openPostgres } from '../db/postgres/postgres.ts';
import { readEnv, type ServerEnv } from '../env.ts';
import { originAt } from '../http/listen.ts';
import { openFileSecrets } from '../keys/file-secrets.ts';
import { loadLedgerKeys, rotateLedgerKey } from '../keys/ledger-keys.ts';
import { openSecrets } from '../keys/open-secrets.ts';
import type { SecretStore } from '../keys/secret-store.ts';
import { LogFolder } from './log-folder.ts';
import { LogWriter } from './log-writer.ts';
import { nodeSha256 } from './node-crypto.ts';
import { createChecksumRecorder, ledgerFolder, ledgerName, siteFolderOf } from './open-ledger.ts';
import { verifyProof } from './proof-command.ts';
import { createPublicLogReader, parseKeyLines } from './public-log.ts';
import { checkRecords } from './record-check.ts';
import { checkRows } from './row-check.ts';
import { readTrustedKeys, verifyPublishedLog } from './verify-command.ts';
import { openWitness } from './witness-command.ts';
import { publishWitnessCheckpoints } from './witness-relay.ts';

const usage = `Use one of:
  npm run ledger -- verify ADDRESS [--key KEY]... [--memory FILE]
  npm run ledger -- verify-proof FILE [--key KEY]... [--memory FILE]
  npm run ledger -- witness ADDRESS --name NAME [--key KEY]... [--memory FOLDER] [--port PORT] [--every SECONDS] [--once]
  npm run ledger -- sign --out FOLDER       (for a hosted project; reads DATABASE_URL and SITE_ORIGIN)
  npm run ledger -- rotate-key
  npm run ledger -- begin-anew [--out FOLDER]`;

/** An error whose message is shown to the user of the command line. */
class UsageError extends Error {}

type Words = ReturnType<typeof readWords>;

function readWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        key: { type: 'string', multiple: true },
        memory: { type: 'string' },
        name: { type: 'string' },
        port: { type: 'string' },
        every: { type: 'string' },
        out: { type: 'string' },
        once: { type: 'boolean' },
      },
    });
  } catch (cause) {
    throw new UsageError(usage, { cause });
  }
}

function readAddress(text: string | undefined): URL {
  if (text === undefined || !URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new UsageError(
      `"${text ?? ''}" is not the address of a site. Use one like https://atlas.example.org.\n${usage}`,
    );
  }
  return new URL(text);
}

function wholeOf(text: string | undefined, name: string, usual: number): number {
  const value = text === undefined ? usual : Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= 65_535) return value;
  throw new UsageError(`--${name} must be a whole number from 0 to 65535, not ${text}.`);
}

function say(lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
}

const fileNameOf = (address: Pick<URL, 'host'>): string => address.host.replaceAll(/[^\w.-]/g, '-');

async function verify({ positionals, values }: Words): Promise<number> {
  const address = readAddress(positionals[1]);
  const statePath = values.memory ?? join('ledger-memory', `${fileNameOf(address)}.json`);
  const keyLines = values.key ?? [];
  const { isSound, lines } = await verifyPublishedLog({
    read: createPublicLogReader(address.href),
    statePath,
    keyLines,
  });
  say(lines);
  return isSound ? 0 : 1;
}

/**
 * Verifies a downloaded proof with the keys given by the user, or else those stored by an earlier `verify` of the log.
 */
async function verifyProofFile({ positionals, values }: Words): Promise<number> {
  const path = positionals[1];
  if (path === undefined) throw new UsageError(usage);
  const file = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new UsageError(`${path} does not exist. Name a downloaded proof.`, { cause });
  });
  const origin = parseLogProof(file)?.checkpoint.split('\n')[0] ?? '';
  const host = fileNameOf({ host: origin.split('/')[0] ?? '' });
  const memoryPath = values.memory ?? join('ledger-memory', `${host}.json`);
  const keyLines = values.key ?? (await readTrustedKeys(memoryPath));
  if (keyLines.length === 0) {
    throw new UsageError(
      `The key of ${origin || 'the log'} is not known. Give it with --key, or first run npm run ledger -- verify with the site's address.`,
    );
  }
  const { isSound, lines } = await verifyProof(file, parseKeyLines(keyLines));
  say(lines);
  return isSound ? 0 : 1;
}

async function witness({ positionals, values }: Words): Promise<number> {
  const address = readAddress(positionals[1]);
  const { name } = values;
  if (name === undefined)
    throw new UsageError(`The name of the witness is missing. Give one, such as --name witness.example.org.\n${usage}`);
  const folder = values.memory ?? join('ledger-memory', `witness-of-${fileNameOf(address)}`);
  const own = await openWitness({
    read: createPublicLogReader(address.href),
    folder,
    name,
    keyLines: values.key ?? [],
  });
  say([`The witness's key is ${own.keyLine}`]);
  const look = () => own.look(new Date()).then(say, (error: Error) => process.stderr.write(`${error.message}\n`));
  await look();
  if (values.once === true) return 0;
  const port = wholeOf(values.port, 'port', 8477);
  own.serve().listen(port, () => say([`Cosignatures are served on port ${port}, at /checkpoint`]));
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(1, wholeOf(values.every, 'every', 60)) * 1000));
    await look();
  }
}

/** Publishes the database's ledger as plain files that a CDN can serve. Run it after each release and on a schedule. */
async function sign({ values }: Words, env: ServerEnv): Promise<number> {
  const { databaseUrl, siteOrigin } = env;
  if (values.out === undefined || databaseUrl === undefined || siteOrigin === undefined) throw new UsageError(usage);
  const engine = await openPostgres({ connectionString: databaseUrl });
  try {
    const folder = new LogFolder(values.out);
    const signers = await loadLedgerKeys(await openLedgerSecrets(engine, env), ledgerName(siteOrigin));
    const writer = new LogWriter({ engine, folder, signers });
    const rewritten = await writer.resume();
    if (rewritten.length > 0) {
      throw new Error(
        `The database no longer holds ${rewritten.length} published entries, from position ${rewritten[0]?.position} on. Nothing was signed.`,
      );
    }
    await createChecksumRecorder(engine, env)();
    await writer.publish();
    await checkRecords(siteFolderOf(env), folder, new Date());
    await publishWitnessCheckpoints(folder, env.ledgerWitnesses);
    const findings = await checkRows(engine, folder, new Date());
    say([`Signed ${writer.size} entries in ${values.out}; ${findings.length} rows no longer match their entries.`]);
    return findings.length === 0 ? 0 : 1;
  } finally {
    await engine.close();
  }
}

/**
 * Opens the secrets where the site's server stores them: in the database if several machines share it. With a hosted
 * Supabase project, they are files on the machine that signs the ledger.
 */
async function openLedgerSecrets(engine: Engine, env: ServerEnv): Promise<SecretStore> {
  const question = "select to_regclass('embedded.sealed_keys') is not null as answer";
  const { rows } = await engine.transaction((owner) => owner.query<{ answer: boolean }>(question, []));
  return rows[0]?.answer === true
    ? (await openSecrets({ engine, kind: 'postgres' }, env)).secrets
    : openFileSecrets(env.dataFolder);
}

async function rotateKey(env: ServerEnv): Promise<number> {
  const { dataFolder, databaseUrl, siteOrigin, port, host } = env;
  // The name must be the one that the server uses, because it is part of a key's identity.
  const name = ledgerName(siteOrigin ?? originAt(port, host));
  const engine = databaseUrl === undefined ? null : await openPostgres({ connectionString: databaseUrl });
  const secrets = engine === null ? await openFileSecrets(dataFolder) : await openLedgerSecrets(engine, env);
  const { key } = await rotateLedgerKey(secrets, name).finally(() => engine?.close());
  say([
    `Made a new key for the ledger: ${formatNoteKey(key, nodeSha256)}`,
    'Restart the server, or run npm run ledger -- sign. From then on both keys sign. Once everyone knows the new key, run this again to retire the former one.',
  ]);
  return 0;
}

function beginAnew({ values }: Words, { dataFolder }: ServerEnv): number {
  const folder = values.out ?? ledgerFolder(dataFolder);
  if (!existsSync(folder))
    throw new UsageError(`There is no published ledger in ${folder}. Check DATA_FOLDER or --out.`);
  const aside = `${folder}-until-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  renameSync(folder, aside);
  say([
    `What was published is in ${aside}. To publish the content of the database, restart the server, or run npm run ledger -- sign.`,
    'Everyone who saw the former history will see that this one does not continue it.',
  ]);
  return 0;
}

async function main(words: readonly string[]): Promise<number> {
  const read = readWords(words);
  switch (read.positionals[0]) {
    case 'verify':
      return verify(read);
    case 'verify-proof':
      return verifyProofFile(read);
    case 'witness':
      return witness(read);
    case 'sign':
      return sign(read, readEnv());
    case 'rotate-key':
      return rotateKey(readEnv());
    case 'begin-anew':
      return beginAnew(read, readEnv());
    default:
      throw new UsageError(usage);
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
