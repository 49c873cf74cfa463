import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataFolder } from './data-folder-lock.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';

/**
 * Makes the embedded database of a first start, where there is none. It happens in a process of its own, because it takes
 * seconds in which this one could not answer anybody; and under another name, so that a start that breaks off leaves nothing
 * behind that looks like a database.
 * @throws with the sentence of that process.
 */
export async function makeDatabase(dataFolder: string): Promise<void> {
  const folder = join(dataFolder, 'database');
  if (existsSync(join(folder, 'postgres'))) return;
  const unfinished = `${folder}.unfinished`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await makeInOwnProcess(unfinished);
  renameSync(join(unfinished, 'postgres'), join(folder, 'postgres'));
  rmSync(unfinished, { recursive: true });
}

function makeInOwnProcess(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [import.meta.filename, folder], { stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr.on('data', (chunk) => {
      complaint += String(chunk);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(complaint.trim() || `Got no database in ${folder}; expected one; start the server again.`));
    });
  });
}

async function make(folder: string): Promise<void> {
  const lock = lockDataFolder(folder);
  // What an earlier start did not finish is of no use.
  rmSync(join(folder, 'postgres'), { recursive: true, force: true });
  lock.release();
  const engine = await openPglite({ folder });
  try {
    await migrate(engine);
  } finally {
    await engine.close();
  }
}

if (import.meta.main) {
  try {
    await make(process.argv[2] as string);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
