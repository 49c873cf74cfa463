import { request as ask, type ClientRequest, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A proxy in front of several machines, as an operator has one. */
export interface Balancer {
  readonly origin: string;
  /** Where the machines listen; requests go to each in turn. */
  readonly serve: (origins: readonly string[]) => void;
  /** Requests that a machine took and did not answer, by its origin. */
  readonly dropped: readonly string[];
  readonly close: () => Promise<void>;
}

interface Forwarded {
  readonly incoming: IncomingMessage;
  readonly body: Buffer;
}

/**
 * Hands each request to the next machine. One that takes no connection is passed over; a request that a machine had taken when it died is
 * answered with 502, for nobody knows how far it came.
 */
export async function startBalancer(): Promise<Balancer> {
  let machines: readonly string[] = [];
  let turn = 0;
  const dropped: string[] = [];

  async function forward(request: Forwarded, answer: ServerResponse): Promise<void> {
    const first = turn++;
    for (let tried = 0; tried < machines.length; tried += 1) {
      const machine = machines[(first + tried) % machines.length] as string;
      const outcome = await handTo(machine, request, answer);
      if (outcome === 'answered') return;
      if (outcome === 'dropped') {
        dropped.push(machine);
        break;
      }
    }
    // An answer that broke off must not look like a whole one.
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  }

  const server = createServer((incoming, answer) => {
    void buffer(incoming).then((body) => forward({ incoming, body }, answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve(origins) {
      machines = origins;
    },
    dropped,
    close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}

type Outcome = 'answered' | 'not taken' | 'dropped';

function handTo(machine: string, { incoming, body }: Forwarded, answer: ServerResponse): Promise<Outcome> {
  return new Promise((resolve) => {
    const { method, headers, url } = incoming;
    // A connection for each: one kept open could not tell a machine that is gone from one that dropped a request.
    const passed: ClientRequest = ask(`${machine}${url}`, { method, headers, agent: false } as object, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer).once('finish', () => resolve('answered'));
      from.once('aborted', () => resolve('dropped'));
    });
    let wasTaken = false;
    passed.once('socket', (socket) =>
      socket.once('connect', () => {
        wasTaken = true;
      }),
    );
    passed.once('error', () => resolve(wasTaken ? 'dropped' : 'not taken'));
    passed.end(body);
  });
}
