import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';

/** Before the server, for a probe that takes next to nothing and must not wait for its turn; only root may. */
export const beforeTheServer = -10;
/** Lower priority than the server, because a real flood brings its own processor. */
export const behindTheServer = 19;

/** A client in its own process, so that what it measures is the server and not what else this process does. */
export function spawnLoadProcess(script: string, order: unknown, niceness: number): ChildProcess {
  const child = fork(new URL(script, import.meta.url), { execArgv: [] });
  try {
    setPriority(child.pid as number, niceness);
  } catch {
    // Left as it is where this account may not choose.
  }
  child.send(order as object);
  return child;
}

/** The next message of the process. */
export async function nextMessage<Told>(child: ChildProcess): Promise<Told> {
  const [told] = await once(child, 'message');
  return told as Told;
}
