import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';

/**
 * Priority of a client that measures response times. The client needs little processor time but must not be delayed.
 * Only root may set this priority.
 */
export const highPriority = -10;
/** Priority of a flood: below the server's, because a real flood runs on other machines. */
export const lowPriority = 19;

/** Starts a client in a separate process, so that its own work does not slow down the measured server. */
export function spawnLoadProcess(script: string, request: unknown, niceness: number): ChildProcess {
  const child = fork(new URL(script, import.meta.url), { execArgv: [] });
  try {
    setPriority(child.pid as number, niceness);
  } catch {
    // Without permission to change the priority, the process keeps the default.
  }
  child.send(request as object);
  return child;
}

/** Waits for the next message from a child process. */
export async function waitForMessage<Message>(child: ChildProcess): Promise<Message> {
  const [told] = await once(child, 'message');
  return told as Message;
}
