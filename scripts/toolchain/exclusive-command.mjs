import { createHash } from 'node:crypto';
import { linkSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Path of the socket, relative to the project's folder, which is the working directory of every command. It is short,
 * because socket paths are limited to about a hundred bytes.
 */
const socketName = '.one-at-a-time.sock';
const settleMs = 100;

/**
 * Runs work that only one command at a time may do in this project. Another command says that it is waiting and
 * continues when the first has ended. The lock is a socket, which the kernel frees even if a command is killed.
 * @template Result
 * @param {string} what what the command is doing, for the message of a waiting one, such as "installing packages"
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function runExclusively(what, work) {
  const path = process.platform === 'win32' ? pipeName() : socketName;
  let isTold = false;
  for (;;) {
    const held = await takeLock(path);
    if (held !== 'taken') {
      try {
        return await work();
      } finally {
        held?.release();
      }
    }
    if (!isTold) console.log(`Another command is ${what} here. Waiting for it to finish.`);
    isTold = true;
    await whenFree(path);
  }
}

function pipeName() {
  return `\\\\.\\pipe\\one-at-a-time-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 16)}`;
}

/**
 * Tries to take the lock. Returns undefined without a lock if Unix sockets are not available, as in some shared
 * folders.
 * @param {string} path
 * @returns {Promise<{ release(): void } | 'taken' | undefined>}
 */
async function takeLock(path) {
  const first = await createSocket(path);
  if (first !== 'taken' || (await isAnswered(path))) return first;
  // This socket is from a command that was killed. If two commands notice that at the same time, the one that replaces
  // the socket last gets the lock.
  rmSync(path, { force: true });
  const second = await createSocket(path);
  if (second === 'taken' || second === undefined) return second;
  const own = inodeOf(path);
  await wait(settleMs);
  if (inodeOf(path) === own) return second;
  second.release();
  return 'taken';
}

/**
 * Creates the socket under a temporary name and gives it its final name once it is listening. Otherwise another command
 * could connect too early, take it for the socket of a killed command, and run at the same time.
 * @param {string} path
 * @returns {Promise<{ release(): void } | 'taken' | undefined>}
 */
function createSocket(path) {
  /** @type {Set<import('node:net').Socket>} */
  const waiting = new Set();
  const server = createServer((connection) => {
    waiting.add(connection);
    connection.on('error', () => connection.destroy()).once('close', () => waiting.delete(connection));
  });
  const isPipe = process.platform === 'win32';
  const ownName = isPipe ? path : `${path}.${process.pid}`;
  if (!isPipe) rmSync(ownName, { force: true });
  return new Promise((resolve) => {
    const refuse = (/** @type {unknown} */ error) => {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      resolve(code === 'EADDRINUSE' || code === 'EEXIST' ? 'taken' : undefined);
    };
    server.once('error', refuse);
    server.listen(ownName, () => {
      const inode = isPipe ? undefined : inodeOf(ownName);
      try {
        if (!isPipe) {
          linkSync(ownName, path);
          rmSync(ownName);
        }
      } catch (error) {
        server.close();
        return refuse(error);
      }
      resolve({
        release() {
          if (!isPipe && inodeOf(path) === inode) rmSync(path, { force: true });
          server.close();
          for (const connection of waiting) connection.destroy();
        },
      });
    });
  });
}

/** @param {string} path */
function isAnswered(path) {
  return new Promise((resolve) => {
    const asked = connect(path);
    asked.once('connect', () => resolve(true)).once('error', () => resolve(false));
    asked.once('connect', () => asked.destroy());
  });
}

/** @param {string} path */
function whenFree(path) {
  return new Promise((resolve) => {
    // The "close" event is emitted after an error as well.
    connect(path)
      .on('error', () => undefined)
      .once('close', resolve)
      .resume();
  });
}

/** @param {string} path */
function inodeOf(path) {
  try {
    return statSync(path).ino;
  } catch {
    return undefined;
  }
}
