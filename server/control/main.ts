// Command line of the operator: admin list | admin promote EMAIL | admin demote EMAIL | backup FILE | restore FILE
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../db/open-database.ts';
import { readEnv, type ServerEnv } from '../env.ts';
import { type ControlCommand, carryOut } from './commands.ts';
import { ControlRefusal } from './refusal.ts';
import { restoreBackup } from './restore.ts';
import { askControl, controlPath } from './socket.ts';

const usage = `Expected one of:
  npm run admin -- list
  npm run admin -- promote EMAIL
  npm run admin -- demote EMAIL
  npm run backup -- FILE
  npm run restore -- FILE`;

/** A command and what it is about, from the words of the command line. */
function readWords([room, ...words]: readonly string[]): ControlCommand | { readonly restore: string } {
  const [name, argument] = room === 'admin' ? words : [room, words[0]];
  if (name === 'list' && argument === undefined) return { name, argument: '' };
  const isPerson = name === 'promote' || name === 'demote';
  if (argument !== undefined && argument !== '') {
    if (room === 'admin' ? isPerson : name === 'backup') return { name: name as ControlCommand['name'], argument };
    if (room === 'restore') return { restore: argument };
  }
  throw new ControlRefusal(usage);
}

/** Asks the running server; where there is none, does it here, with the database opened for the moment. */
async function obey(command: ControlCommand, env: ServerEnv): Promise<readonly string[]> {
  const { dataFolder, databaseUrl } = env;
  if (databaseUrl === undefined) {
    const path = controlPath(dataFolder);
    const lines = path === undefined ? undefined : await askControl(path, command);
    if (lines !== undefined) return lines;
    if (!existsSync(join(dataFolder, 'database', 'postgres', 'PG_VERSION'))) {
      throw new ControlRefusal(
        `Got no database in ${dataFolder}; expected one; start the server once with npm start, or name its folder with DATA_FOLDER.`,
      );
    }
  }
  const database = await openDatabase({ dataFolder, databaseUrl });
  try {
    return await carryOut(command, { database, dataFolder });
  } finally {
    await database.engine.close();
  }
}

async function main(words: readonly string[]): Promise<readonly string[]> {
  const wanted = readWords(words);
  const env = readEnv();
  if (!('restore' in wanted)) return obey(wanted, env);
  if (env.databaseUrl !== undefined) {
    throw new ControlRefusal(
      'Got a PostgreSQL server (DATABASE_URL), expected the embedded database; restore it with pg_restore.',
    );
  }
  return restoreBackup(wanted.restore, env.dataFolder);
}

try {
  const lines = await main(process.argv.slice(2));
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
