import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { clientIpOf } from './client-ip.ts';
import { apiErrorResponse } from './load/api-error-response.ts';
import { createFairQueue } from './load/fair-queue.ts';
import { disconnectSlowReaders } from './load/slow-readers.ts';
import { widestNetworkOf } from './networks.ts';
import { clientClosedResponse, type RequestSender } from './request-sender.ts';

interface ListenOptions {
  readonly fetch: (request: Request, from: RequestSender) => Promise<Response>;
  readonly port: number;
  readonly host: string | undefined;
  readonly trustedProxies: number;
  /**
   * Called the first time that a trusted proxy sends a text that is not an address. All clients of that proxy then
   * count as one.
   */
  readonly onUnreadableSender?: () => void;
}

/**
 * Limits of a connection, in milliseconds and bytes: time for the headers of a request, for the whole request and
 * between requests, and size of the headers.
 */
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

/** Starts the server. Rejects if the port is in use or not permitted. */
export function listen(listenOptions: ListenOptions): Promise<Server> {
  const { fetch, port, host, trustedProxies } = listenOptions;
  const afterEarlier = createResponseOrder();
  const turns = createFairQueue();
  const unread = createUnreadResponses();
  const onUnreadable = once(listenOptions.onUnreadableSender);
  return new Promise((resolve, reject) => {
    const options = {
      fetch: async (request: Request, { incoming, outgoing }: NodeRequest) => {
        await afterEarlier(incoming.socket, outgoing);
        const hasLeft = () => incoming.socket?.destroyed === true;
        if (hasLeft()) return clientClosedResponse();
        const refusal = checkSingleHost(incoming.rawHeaders ?? []);
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
      // The host of HTTP/1.0 requests without a Host header. Some load balancers send such requests as health checks.
      hostname: host ?? 'localhost',
    };
    const server = createAdaptorServer(options as Parameters<typeof createAdaptorServer>[0]) as Server;
    disconnectSlowReaders(server);
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/**
 * Returns a function that calls `tell` only once. If every request caused a log line, all other lines would be hard to
 * find.
 */
function once(tell: (() => void) | undefined): () => void {
  let isTold = false;
  return () => {
    if (!isTold) tell?.();
    isTold = true;
  };
}

/**
 * Refuses a request with more than one Host header, as RFC 9112, section 3.2, requires, because a proxy in front may
 * have used another of them. Returns undefined for any other request. Names and values alternate in `rawHeaders`.
 */
function checkSingleHost(rawHeaders: readonly string[]): Response | undefined {
  const hosts = rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host');
  if (hosts.length <= 1) return undefined;
  return apiErrorResponse({
    status: 400,
    code: 'host_twice',
    message: `The request has ${hosts.length} Host headers.`,
    hint: 'Send the header once.',
    headers: { Connection: 'close' },
  });
}

/** Returns the URL at which this machine can reach the server. */
export function getLocalOrigin(server: Server, host: string | undefined): string {
  const address = server.address();
  return originAt(typeof address === 'object' && address !== null ? address.port : 0, host);
}

/** Returns the URL at which a machine reaches its own server with this port and host. */
export function originAt(port: number, host: string | undefined): string {
  const name = host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Resolves when the responses to all earlier requests on the same connection have been sent. */
type AfterEarlierResponses = (connection: object, answer: Pick<ServerResponse, 'once'>) => Promise<void>;

/**
 * Makes the requests of a connection wait for each other. With HTTP/1.1 pipelining, a client can send many requests
 * without reading a response. All responses would wait in memory, uncounted by any limit. So a request is handled only
 * when the previous response has been sent.
 */
function createResponseOrder(): AfterEarlierResponses {
  const latest = new WeakMap<object, Promise<void>>();
  return async (connection, answer) => {
    const earlier = latest.get(connection);
    // A response is closed when it has been sent, or when its connection breaks.
    const taken = new Promise<void>((resolve) => void answer.once('close', () => resolve()));
    latest.set(connection, taken);
    await earlier;
  };
}

type Answer = Pick<ServerResponse, 'once' | 'writableLength'>;

/** Bytes of responses that clients have not read, by network. */
interface UnreadResponses {
  /** Counts a response until it has been sent, or until its connection breaks. */
  readonly count: (network: string, answer: Answer) => void;
  readonly bytesOf: (network: string) => number;
}

/**
 * Counts unread bytes per network, which reveals clients that open many connections and read no responses. Each
 * response takes milliseconds of the database's time and of this thread's.
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
