import { request as ask, type ClientRequest, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A load balancer in front of several machines. */
export interface Balancer {
  readonly origin: string;
  /** Origins of the machines; requests go to each in turn. */
  readonly serve: (origins: readonly string[]) => void;
  /** Requests that a machine accepted but did not answer, by its origin. */
  readonly dropped: readonly string[];
  readonly close: () => Promise<void>;
}

interface Forwarded {
  readonly incoming: IncomingMessage;
  readonly body: Buffer;
}

/**
 * Forwards each request to the next machine. One that refuses the connection is skipped. If a machine dies with a
 * request, the answer is 502, because it is unknown how much was done.
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
    // A truncated response must not look complete.
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
    // One connection per request: with keep-alive, a dead machine could not be told apart from a dropped request.
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
