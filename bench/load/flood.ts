import { lowPriority, nextMessage, spawnLoadProcess } from './spawned-process.ts';

/** One kind of request over many connections, each as soon as the previous one is answered. */
export interface FloodRequest {
  readonly origin: string;
  readonly connections: number;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** How the sender's address varies: fixed, or random in an IPv6 /48. */
  readonly from: 'one' | 'a /48';
  /** Whether responses are read. */
  readonly reads: boolean;
}

export interface FloodCount {
  /** Number of responses by status; 0 counts failed connections. */
  readonly answers: Readonly<Record<string, number>>;
  readonly seconds: number;
}

export interface Flood {
  readonly stop: () => Promise<FloodCount>;
}

/** Starts a flood in a separate process. */
export function startFlood(order: FloodRequest, niceness: number = lowPriority): Flood {
  const child = spawnLoadProcess('./flood-process.ts', order, niceness);
  return {
    stop() {
      const told = nextMessage<FloodCount>(child);
      child.send('stop');
      return told;
    },
  };
}
