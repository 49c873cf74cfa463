import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgresBinaries, onServer, serverAccount } from '../../tests/support/database/postgres-server.ts';
import { freePort } from '../../tests/support/free-port.ts';

/** A PostgreSQL server with its packages' defaults: it writes to disk before it acknowledges. */
export interface OwnServer {
  readonly url: string;
  readonly pid: () => number;
  /** Starts it, also after a cut: it then replays its WAL. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly kill: () => Promise<void>;
}

const readyMsMax = 30_000;
const askEveryMs = 50;

/** Creates a server's files in the folder and starts it on a free local port. */
export async function startOwnServer(folder: string): Promise<OwnServer> {
  const binaries = findPostgresBinaries().at(-1)?.folder;
  if (binaries === undefined) throw new Error('PostgreSQL is not installed. Run apt-get install postgresql.');
  const account = serverAccount();
  const data = join(folder, 'server');
  mkdirSync(data, { mode: 0o700 });
  if (account !== null) chownSync(data, account.uid, account.gid);
  const made = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'];
  execFileSync(join(binaries, 'initdb'), made, { ...account, cwd: data, stdio: 'ignore' });
  const port = await freePort();
  const superuserUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const words = ['-D', data, '-p', String(port), '-k', '', '-c', 'listen_addresses=127.0.0.1'];
  let child: ChildProcess;

  const begin = () => {
    // Its own process group, so that the whole group can be killed.
    child = spawn(join(binaries, 'postgres'), words, { ...account, cwd: data, detached: true, stdio: 'ignore' });
  };
  const start = async () => {
    begin();
    for (let waitedMs = 0; !(await isAnswering(superuserUrl)); waitedMs += askEveryMs) {
      if (waitedMs > readyMsMax) throw new Error('The PostgreSQL server does not answer.');
      // It does not start while a killed process is still exiting; a supervisor would retry.
      if (child.exitCode !== null) begin();
      await wait(askEveryMs);
    }
  };
  const end = async (signal: NodeJS.Signals, pid: number) => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.signalCode === null) {
      process.kill(pid, signal);
      await ended;
    }
  };
  const pid = () => child.pid as number;
  await start();
  await onServer(superuserUrl, 'create role site_owner login createdb createrole');
  await onServer(superuserUrl, 'create database site owner site_owner');
  return {
    url: `postgres://site_owner@127.0.0.1:${port}/site`,
    pid,
    start,
    stop: () => end('SIGINT', pid()),
    kill: () => end('SIGKILL', -pid()),
  };
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    await onServer(url, 'select 1');
    return true;
  } catch {
    return false;
  }
}
