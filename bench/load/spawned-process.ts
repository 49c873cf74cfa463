import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';

/**
 * Higher priority than the server, for a probe that uses almost no processor time and must not wait; only root may set
 * it.
 */
export const highPriority = -10;
/** Lower priority than the server, because a real flood runs on other machines. */
export const lowPriority = 19;

/** Starts a client in a separate process, so that its own work does not distort the measurement of the server. */
export function spawnLoadProcess(script: string, order: unknown, niceness: number): ChildProcess {
  const child = fork(new URL(script, import.meta.url), { execArgv: [] });
  try {
    setPriority(child.pid as number, niceness);
  } catch {
    // The priority stays unchanged if this account may not set it.
  }
  child.send(order as object);
  return child;
}

/** The process's next message. */
export async function nextMessage<Told>(child: ChildProcess): Promise<Told> {
  const [told] = await once(child, 'message');
  return told as Told;
}
