import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { clientIpOf } from './client-ip.ts';
import { refusalResponse } from './load/api-refusal.ts';
import { createFairQueue } from './load/fair-queue.ts';
import { disconnectSlowReaders } from './load/slow-readers.ts';
import { widestNetworkOf } from './networks.ts';
import { clientClosedResponse, type Sender } from './sender.ts';

interface ListenOptions {
  readonly fetch: (request: Request, from: Sender) => Promise<Response>;
  readonly port: number;
  readonly host: string | undefined;
  readonly trustedProxies: number;
  /** Called once, if a trusted proxy wrote something that is not an address: all its clients count as one. */
  readonly onUnreadableSender?: () => void;
}

/** Limits per connection: time for the headers, for the whole request and between requests, and size of the headers. */
const serverOptions = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 10_000,
  maxHeaderSize: 16_384,
} as const;

interface NodeRequest {
  readonly incoming: Pick<IncomingMessage, 'socket' | 'rawHeaders'>;
  readonly outgoing: ServerResponse;
}

/** Opens the port. Rejects if it is in use or not permitted. */
export function listen(said: ListenOptions): Promise<Server> {
  const { fetch, port, host, trustedProxies } = said;
  const afterEarlier = createResponseOrder();
  const turns = createFairQueue();
  const unread = createUnreadResponses();
  const onUnreadable = once(said.onUnreadableSender);
  return new Promise((resolve, reject) => {
    const options = {
      fetch: async (request: Request, { incoming, outgoing }: NodeRequest) => {
        await afterEarlier(incoming.socket, outgoing);
        const hasLeft = () => incoming.socket?.destroyed === true;
        if (hasLeft()) return clientClosedResponse();
        const refusal = refuseSecondHost(incoming.rawHeaders ?? []);
        if (refusal !== undefined) return refusal;
        const forwardedFor = request.headers.get('X-Forwarded-For');
        const clientIp = clientIpOf(forwardedFor, incoming.socket?.remoteAddress ?? '', trustedProxies, onUnreadable);
        const network = widestNetworkOf(clientIp);
        unread.count(network, outgoing);
        await turns(network);
        const cutOff = () => void outgoing.destroy();
        return fetch(request, { clientIp, unreadBytes: () => unread.bytesOf(network), hasLeft, cutOff });
      },
      serverOptions,
      // For HTTP/1.0 requests without a Host: some load balancers use them as health checks.
      hostname: host ?? 'localhost',
    };
    const server = createAdaptorServer(options as Parameters<typeof createAdaptorServer>[0]) as Server;
    disconnectSlowReaders(server);
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/**
 * Wraps a function so that it runs only the first time: one log line is enough, and one per request would bury the
 * others.
 */
function once(tell: (() => void) | undefined): () => void {
  let isTold = false;
  return () => {
    if (!isTold) tell?.();
    isTold = true;
  };
}

/**
 * Refuses a request with more than one Host, as RFC 9112 (3.2) requires: a proxy may have used the other one. Undefined
 * for any other. `rawHeaders` are names and values in turn, as Node gives them.
 */
function refuseSecondHost(rawHeaders: readonly string[]): Response | undefined {
  const hosts = rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host');
  if (hosts.length <= 1) return undefined;
  return refusalResponse({
    status: 400,
    code: 'host_twice',
    message: `The request has ${hosts.length} Host headers.`,
    hint: 'Send the header once.',
    headers: { Connection: 'close' },
  });
}

/** The address at which this machine reaches the server. */
export function localOrigin(server: Server, host: string | undefined): string {
  const address = server.address();
  return originAt(typeof address === 'object' && address !== null ? address.port : 0, host);
}

/** The address at which a machine reaches its own server. */
export function originAt(port: number, host: string | undefined): string {
  const name = host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Resolves when every earlier request on the same connection has been answered and its response read. */
type AfterEarlierResponses = (connection: object, answer: Pick<ServerResponse, 'once'>) => Promise<void>;

/**
 * HTTP/1.1 pipelining lets a client send many requests without reading. Each response would wait in memory, where no
 * connection limit counts it: so the next is produced only when the previous one has been sent.
 */
function createResponseOrder(): AfterEarlierResponses {
  const latest = new WeakMap<object, Promise<void>>();
  return async (connection, answer) => {
    const earlier = latest.get(connection);
    // Emitted when it is sent, or its connection is lost.
    const taken = new Promise<void>((resolve) => void answer.once('close', () => resolve()));
    latest.set(connection, taken);
    await earlier;
  };
}

type Answer = Pick<ServerResponse, 'once' | 'writableLength'>;

/** Unread response bytes, by network. */
interface UnreadResponses {
  /** Counts a response for the network until it has been sent, or its connection is lost. */
  readonly count: (network: string, answer: Answer) => void;
  readonly bytesOf: (network: string) => number;
}

/**
 * A client with many connections that reads from none would cost the database and this thread milliseconds per
 * response. The unread bytes of its network identify it.
 */
function createUnreadResponses(): UnreadResponses {
  const underWay = new Map<string, Set<Answer>>();
  return {
    count(network, answer) {
      const answers = underWay.get(network) ?? new Set();
      underWay.set(network, answers.add(answer));
      answer.once('close', () => {
        answers.delete(answer);
        if (answers.size === 0) underWay.delete(network);
      });
    },
    bytesOf(network) {
      let bytes = 0;
      for (const { writableLength } of underWay.get(network) ?? []) bytes += writableLength;
      return bytes;
    },
  };
}
