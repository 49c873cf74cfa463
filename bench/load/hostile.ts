import { connect } from 'node:net';
import { seededRandom } from '../../tests/support/seeded-random.ts';
import type { Measurement } from '../measurement.ts';
import { whileServed } from '../served-site.ts';
import { benchAdministrator, clientOf, signInForBench } from '../signed-in.ts';
import { hostileRequests, hostileWires } from './hostile-requests.ts';

const requests = 4_000;
const wires = 400;
const atOnce = 16;
const seed = 8_128;
const waitMs = 20_000;

interface Tally {
  refused: number;
  failed: number;
  unanswered: number;
  answered: number;
}

/** Thousands of hostile requests. None may break the server, and it must serve a normal request afterwards. */
export async function measureHostileRequests(): Promise<readonly Measurement[]> {
  const random = seededRandom(seed);
  const tally: Tally = { refused: 0, failed: 0, unanswered: 0, answered: 0 };
  const variables = {
    ADMIN_PASSWORD: benchAdministrator.password,
    AUTH_REQUESTS_PER_MINUTE: '100000',
    LOG_LEVEL: 'silent',
  };
  const isAlive = await whileServed(async (origin) => {
    // Also proves that the database is open before the first of them arrives.
    await signInForBench(clientOf(origin));
    const queue = hostileRequests(random, requests);
    const send = async () => {
      for (let request = queue.pop(); request !== undefined; request = queue.pop()) {
        await count(tally, origin + request.path, request.init);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, send));
    for (const wire of hostileWires(random, wires)) await countWire(tally, new URL(origin), wire);
    await signInForBench(clientOf(origin));
    return (await fetch(`${origin}/readyz`)).status === 200;
  }, variables);
  const measured = (what: string, value: number, limit: number | null, sense: Measurement['sense'] = 'at most') => ({
    what,
    measured: value,
    unit: '',
    limit,
    sense,
  });
  return [
    measured('hostile requests', requests + wires, null),
    measured('refused with 4xx', tally.refused, null),
    measured('answered as harmless', tally.answered, null),
    measured('answered with 5xx', tally.failed, 0),
    measured('left without an answer', tally.unanswered, 0),
    measured('alive afterwards, and people sign in', isAlive ? 1 : 0, 1, 'at least'),
  ];
}

function countStatus(tally: Tally, status: number): void {
  if (status >= 500) tally.failed += 1;
  else if (status >= 400) tally.refused += 1;
  else tally.answered += 1;
}

async function count(tally: Tally, address: string, init: RequestInit): Promise<void> {
  try {
    const response = await fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(waitMs) });
    const text = await response.text();
    countStatus(tally, response.status);
    if (response.status >= 500 || /\n\s+at /.test(text))
      console.log(`${init.method} ${address}: ${response.status} ${text.slice(0, 300)}`);
  } catch (error) {
    tally.unanswered += 1;
    console.log(`${init.method} ${address}: ${String((error as Error).cause ?? error)}`);
  }
}

/** Malformed bytes on a connection. Closing it silently is a valid response, too. */
function countWire(tally: Tally, { hostname, port }: URL, wire: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), hostname);
    const end = () => {
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 400);
      countStatus(tally, status);
      resolve();
    };
    socket.setTimeout(waitMs, () => {
      tally.unanswered += 1;
      socket.destroy();
      resolve();
    });
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      socket.end();
    });
    socket.once('close', end);
    socket.once('error', () => {});
    socket.end(wire);
  });
}
