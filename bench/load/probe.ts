import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { highPriority, spawnLoadProcess, waitForMessage } from './spawned-process.ts';

const everyMs = 20;

export interface ProbeResult {
  /** Time until the last byte of each response, in milliseconds. */
  readonly times: readonly number[];
  /** Number of responses with a status other than 200. */
  readonly refused: number;
}

export interface ProbeRequest {
  readonly origin: string;
  readonly addresses: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly forMs: number;
}

/** Requests the given URLs one after another for a given time, like one visitor. Runs in a separate process. */
export function probe(request: ProbeRequest): Promise<ProbeResult> {
  return waitForMessage(spawnLoadProcess('./probe-process.ts', request, highPriority));
}

/** Like `probe`, but runs in this process. */
export async function probeInProcess({ origin, addresses, headers = {}, forMs }: ProbeRequest): Promise<ProbeResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let refused = 0;
  const sinceMs = performance.now();
  for (let round = 0; performance.now() - sinceMs < forMs; round += 1) {
    const before = performance.now();
    if ((await statusOf(`${origin}${addresses[round % addresses.length]}`, headers, agent)) !== 200) refused += 1;
    times.push(performance.now() - before);
    await wait(everyMs);
  }
  agent.destroy();
  return { times, refused };
}

function statusOf(address: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(address, { agent, headers: { ...headers, 'X-Forwarded-For': '203.0.113.9' } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.once('error', () => resolve(0));
    asked.end();
  });
}
