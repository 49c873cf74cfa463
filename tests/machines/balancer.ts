import { request as ask, type ClientRequest, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A load balancer in front of several servers. */
export interface Balancer {
  readonly origin: string;
  /** Sets the servers by their origins. They receive requests in turn. */
  readonly serve: (origins: readonly string[]) => void;
  /** The origins of the servers that accepted a request and did not answer it, one entry per such request. */
  readonly dropped: readonly string[];
  readonly close: () => Promise<void>;
}

interface Forwarded {
  readonly incoming: IncomingMessage;
  readonly body: Buffer;
}

/**
 * Forwards each request to the next server, and skips servers that refuse the connection. If a server dies while it
 * handles a request, the balancer answers 502 and does not retry, because the server may have done part of the work.
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
    // Destroys the connection, so that a truncated response does not look complete.
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
    // Each request has its own connection. On a kept-alive connection, a server that is down could not be distinguished
    // from a server that dropped the request.
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
