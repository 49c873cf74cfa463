import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { describeCause } from '../auth/wire/describe-cause.ts';
import type { ServerLog } from '../log.ts';
import { CommandRefusedError } from './command-refused-error.ts';
import { type ControlCommand, parseControlCommand } from './commands.ts';

interface ControlReply {
  readonly lines?: readonly string[];
  /** Why the command was refused. */
  readonly refusal?: string;
}

/** Maximum length of a socket's path in bytes. Some systems allow only 104 bytes, including the terminating zero. */
const pathBytesMax = 103;
const lineBytesMax = 16_384;

/**
 * Returns the path of the socket on which a server accepts operator commands. Undefined on Windows, or if the path
 * would be too long.
 */
export function controlSocketPath(dataFolder: string): string | undefined {
  const path = join(dataFolder, 'control.sock');
  return process.platform === 'win32' || Buffer.byteLength(path) > pathBytesMax ? undefined : path;
}

interface ControlParts {
  readonly path: string;
  readonly execute: (command: ControlCommand) => Promise<readonly string[]>;
  readonly log: ServerLog;
}

/**
 * Listens for operator commands. A command is one line of JSON, and so is the reply. Only the server's user can
 * connect. The caller must have locked the data folder, so that an existing socket can only be the remains of a killed
 * server.
 */
export async function listenForControlCommands({
  path,
  execute,
  log,
}: ControlParts): Promise<{ close: () => Promise<void> }> {
  rmSync(path, { force: true });
  /** Connections that have not sent a command yet. They are closed on shutdown, because they would delay it. */
  const idleSockets = new Set<Socket>();
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    void answer(socket).catch((cause: unknown) => {
      log.error({ cause: describeCause(cause) }, 'An operator command failed');
      socket.destroy();
    });
  });

  async function answer(socket: Socket): Promise<void> {
    idleSockets.add(socket);
    const line = await readLine(socket).finally(() => idleSockets.delete(socket));
    const reply = await replyTo(line);
    socket.end(`${JSON.stringify(reply)}\n`);
  }

  async function replyTo(line: string): Promise<ControlReply> {
    try {
      const command = parseControlCommand(line);
      const lines = await execute(command);
      log.info({ command: command.name }, 'An operator command was carried out');
      return { lines };
    } catch (error) {
      if (error instanceof CommandRefusedError) return { refusal: error.message };
      log.error({ cause: describeCause(error) }, 'An operator command failed');
      return { refusal: 'The server could not do this. Its log says why.' };
    }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // The socket gets its permissions when it is created, so it is never open to others.
    const mask = process.umask(0o177);
    try {
      server.listen(path, resolve);
    } finally {
      process.umask(mask);
    }
  });
  chmodSync(path, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of idleSockets) socket.destroy();
      }),
  };
}

/**
 * Sends a command to the server that listens at `path`, and returns the lines of its reply. Undefined if no server
 * listens there.
 * @throws CommandRefusedError with the server's message
 */
export async function sendControlCommand(
  path: string,
  command: ControlCommand,
): Promise<readonly string[] | undefined> {
  const socket = await connectTo(path);
  if (socket === undefined) return undefined;
  socket.write(`${JSON.stringify(command)}\n`);
  const line = await readLine(socket, Number.POSITIVE_INFINITY);
  socket.end();
  if (line === '') throw new CommandRefusedError('The server stopped before it answered. Try again.');
  const { lines, refusal } = JSON.parse(line) as ControlReply;
  if (refusal !== undefined) throw new CommandRefusedError(refusal);
  return lines ?? [];
}

function connectTo(path: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else if (error.code === 'EACCES')
        reject(
          new CommandRefusedError(`This user may not open the socket ${path}. Run the command as the server's user.`),
        );
      else reject(error);
    });
  });
}

/** Reads the first line from a connection, or all text if the connection ends before the line does. */
async function readLine(socket: Socket, bytesMax = lineBytesMax): Promise<string> {
  let text = '';
  for await (const chunk of socket.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    text += chunk;
    if (text.includes('\n') || text.length > bytesMax) break;
  }
  return text.split('\n')[0]?.slice(0, bytesMax) ?? '';
}
