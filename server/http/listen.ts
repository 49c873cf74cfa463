import type { IncomingMessage, Server } from 'node:http';
import { serve } from '@hono/node-server';
import { clientIpOf } from './client-ip.ts';

interface ListenOptions {
  readonly fetch: (request: Request, from: { readonly clientIp: string }) => Promise<Response>;
  readonly port: number;
  readonly host: string | undefined;
  readonly trustedProxies: number;
}

/** What a sender may take: time for the headers and for the whole request, between two requests, and room for the headers. */
const serverOptions = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 10_000,
  maxHeaderSize: 16_384,
} as const;

/** Opens the port. Rejects when it is taken or not allowed. */
export function listen({ fetch, port, host, trustedProxies }: ListenOptions): Promise<Server> {
  return new Promise((resolve, reject) => {
    const options = {
      fetch: (request: Request, { incoming }: { incoming: Pick<IncomingMessage, 'socket'> }) => {
        const forwardedFor = request.headers.get('X-Forwarded-For');
        return fetch(request, {
          clientIp: clientIpOf(forwardedFor, incoming.socket?.remoteAddress ?? '', trustedProxies),
        });
      },
      port,
      serverOptions,
      ...(host === undefined ? {} : { hostname: host }),
    };
    const server = serve(options as Parameters<typeof serve>[0], () => resolve(server)) as Server;
    server.once('error', reject);
  });
}

/** The address at which this machine reaches the server. */
export function localOrigin(server: Server, host: string | undefined): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const name = host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
