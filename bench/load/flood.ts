import { lowPriority, spawnLoadProcess, waitForMessage } from './spawned-process.ts';

/** A request to be sent over many connections. Each connection repeats it as soon as the previous response arrives. */
export interface FloodRequest {
  readonly origin: string;
  readonly connections: number;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The sender's address: always the same one, or for each request a different /64 network in the same IPv6 /48. */
  readonly from: 'one' | 'a /48';
  /** Whether the client reads the responses. */
  readonly reads: boolean;
}

export interface FloodCount {
  /** Number of responses by HTTP status. Failed connections are counted under 0. */
  readonly answers: Readonly<Record<string, number>>;
  readonly seconds: number;
}

export interface Flood {
  readonly stop: () => Promise<FloodCount>;
}

/** Starts a flood in a separate process, with the given scheduling priority. */
export function startFlood(request: FloodRequest, niceness: number = lowPriority): Flood {
  const child = spawnLoadProcess('./flood-process.ts', request, niceness);
  return {
    stop() {
      const told = waitForMessage<FloodCount>(child);
      child.send('stop');
      return told;
    },
  };
}
