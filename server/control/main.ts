// Command line for operators: admin list | promote EMAIL | demote EMAIL | reset-factor EMAIL | delete-account EMAIL |
// rotate-key [stolen], backup FILE, restore FILE
import { existsSync } from 'node:fs';
import { systemClock } from '../clock.ts';
import { hasEmbeddedDatabase, openDatabase } from '../db/open-database.ts';
import { openPostgres } from '../db/postgres/postgres.ts';
import { UnusableDatabaseError } from '../db/unusable-database-error.ts';
import { readEnv, type ServerEnv } from '../env.ts';
import { keysFolder, openFileSecrets } from '../keys/file-secrets.ts';
import { openSecrets } from '../keys/open-secrets.ts';
import { replaceSigningKey } from '../keys/retired-keys.ts';
import type { SecretStore } from '../keys/secret-store.ts';
import { describeSystemError } from '../system-error.ts';
import { CommandRefusedError } from './command-refused-error.ts';
import { type ControlCommand, runControlCommand } from './commands.ts';
import { controlSocketPath, sendControlCommand } from './control-socket.ts';
import { restoreBackup, restoreIntoServer } from './restore.ts';
import { finishRestore } from './swap-files.ts';

const usage = `Use one of:
  npm run admin -- list
  npm run admin -- promote EMAIL
  npm run admin -- demote EMAIL
  npm run admin -- reset-factor EMAIL
  npm run admin -- delete-account EMAIL
  npm run admin -- rotate-key [stolen]
  npm run backup -- FILE
  npm run restore -- FILE`;

const personCommands: readonly ControlCommand['name'][] = ['promote', 'demote', 'reset-factor', 'delete-account'];

type Wanted = ControlCommand | { readonly restore: string } | { readonly rotate: 'key' | 'stolen key' };

function parseArguments([program, ...words]: readonly string[]): Wanted {
  const [name, argument] = program === 'admin' ? words : [program, words[0]];
  if (program === 'admin' && name === 'rotate-key') return readRotation(argument);
  if (name === 'list' && argument === undefined) return { name, argument: '' };
  const isPerson = personCommands.some((each) => each === name);
  if (argument !== undefined && argument !== '') {
    if (program === 'admin' ? isPerson : name === 'backup') return { name: name as ControlCommand['name'], argument };
    if (program === 'restore') return { restore: argument };
  }
  throw new CommandRefusedError(usage);
}

function readRotation(argument: string | undefined): Wanted {
  if (argument === undefined) return { rotate: 'key' };
  if (argument === 'stolen') return { rotate: 'stolen key' };
  throw new CommandRefusedError(usage);
}

/**
 * Sends a command to the running server. If no server runs, opens the database and runs the command in this process.
 */
async function execute(command: ControlCommand, env: ServerEnv): Promise<readonly string[]> {
  const { dataFolder, databaseUrl } = env;
  if (databaseUrl === undefined) {
    const path = controlSocketPath(dataFolder);
    const lines = path === undefined ? undefined : await sendControlCommand(path, command);
    if (lines !== undefined) return lines;
    if (!hasEmbeddedDatabase(dataFolder)) {
      throw new CommandRefusedError(
        `There is no database in ${dataFolder}. Start the server once with npm start, or set DATA_FOLDER to its folder.`,
      );
    }
  }
  const database = await openDatabase({ dataFolder, databaseUrl });
  try {
    const secretsOf = async () => (await openSecrets(database, env)).secrets;
    return await runControlCommand(command, { database, dataFolder, openSecrets: secretsOf });
  } finally {
    await database.engine.close();
  }
}

/** Replaces the signing key. With an embedded database the keys are files, so the database is not opened. */
async function rotate(what: 'key' | 'stolen key', env: ServerEnv): Promise<readonly string[]> {
  const wasStolen = what === 'stolen key';
  if (env.databaseUrl === undefined) {
    if (existsSync(keysFolder(env.dataFolder))) return rotateKey(await openFileSecrets(env.dataFolder), wasStolen);
    throw new CommandRefusedError(
      `There are no keys in ${env.dataFolder}. Start the server once with npm start, or set DATA_FOLDER to its folder.`,
    );
  }
  const database = await openDatabase(env);
  try {
    return await rotateKey((await openSecrets(database, env)).secrets, wasStolen);
  } finally {
    await database.engine.close();
  }
}

/**
 * Creates a new signing key. Running servers use it within seconds. Members stay signed in, unless the previous key was
 * stolen; then all tokens signed with it are refused.
 */
async function rotateKey(secrets: SecretStore, wasStolen: boolean): Promise<readonly string[]> {
  await replaceSigningKey(secrets, systemClock, wasStolen);
  const made = 'Made a new signing key. Running servers sign with it within ten seconds.';
  return wasStolen
    ? [`${made} From then on tokens of the former key are refused. Browsers renew theirs automatically.`]
    : [`${made} Nobody is signed out: tokens of the former key are valid until they expire.`];
}

async function restore(path: string, env: ServerEnv): Promise<readonly string[]> {
  const { dataFolder, databaseUrl, keysSecret } = env;
  if (databaseUrl === undefined) return restoreBackup(path, dataFolder);
  const engine = await openPostgres({ connectionString: databaseUrl });
  try {
    return await restoreIntoServer(path, { dataFolder, keysSecret, engine });
  } finally {
    await engine.close();
  }
}

async function main(words: readonly string[]): Promise<readonly string[]> {
  const wanted = parseArguments(words);
  const env = readEnv();
  for (const sentence of finishRestore(env.dataFolder)) process.stderr.write(`${sentence}\n`);
  if ('rotate' in wanted) return rotate(wanted.rotate, env);
  if (!('restore' in wanted)) return execute(wanted, env);
  return restore(wanted.restore, env);
}

/** Returns the message to print for an error. An operating system error gets a description instead of its code. */
function describeFailure(error: unknown): string {
  if (error instanceof CommandRefusedError || error instanceof UnusableDatabaseError) return error.message;
  return describeSystemError(error) ?? (error instanceof Error ? error.message : String(error));
}

try {
  const lines = await main(process.argv.slice(2));
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
