// Sends the same request over many connections. Each connection sends its next request when the previous one has been
// answered. The process stops when its parent sends a message.
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import type { FloodCount, FloodRequest } from './flood.ts';

const agent = new Agent({ keepAlive: true });
const counts = new Map<number, number>();
let isOver = false;

function senderAddress(order: FloodRequest, sent: number): string {
  if (order.from === 'one') return '198.51.100.7';
  // Each request gets an address in a different /64 of the same /48.
  return `2001:db8:77:${(sent % 65_536).toString(16)}::1`;
}

function ask(order: FloodRequest, sent: number): Promise<number> {
  return new Promise((resolve) => {
    const { method, path, headers, body, origin } = order;
    const forwarded = { 'X-Forwarded-For': senderAddress(order, sent) };
    const asked = request(
      `${origin}${path}`,
      { method, agent, headers: { ...headers, ...forwarded } },
      (answer: IncomingMessage) => {
        answer.resume();
        answer.once('close', () => resolve(answer.statusCode ?? 0));
      },
    );
    asked.once('error', () => resolve(0));
    asked.end(body);
  });
}

async function askOn(order: FloodRequest, connection: number): Promise<void> {
  for (let sent = connection; !isOver; sent += order.connections) {
    const status = await ask(order, sent);
    if (isOver) return;
    counts.set(status, (counts.get(status) ?? 0) + 1);
    // Pauses after a failed connection; otherwise this process would do nothing but reconnect.
    if (status === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Keeps sending requests over one connection without reading any response. */
function neverRead(order: FloodRequest, connection: number): void {
  if (isOver) return;
  const { hostname, port } = new URL(order.origin);
  const socket = connect(Number(port), hostname);
  const headers = { ...order.headers, 'X-Forwarded-For': senderAddress(order, connection) };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.pause();
  socket.write(`${order.method} ${order.path} HTTP/1.1\r\nHost: ${hostname}\r\n${head.join('')}\r\n`.repeat(20));
  socket.on('error', () => {});
  socket.once('close', () => setTimeout(() => neverRead(order, connection + order.connections), 50));
}

function flood(order: FloodRequest): void {
  const sinceMs = performance.now();
  for (let connection = 0; connection < order.connections; connection += 1) {
    if (order.reads) void askOn(order, connection);
    else neverRead(order, connection);
  }
  process.once('message', () => {
    isOver = true;
    const told: FloodCount = { answers: Object.fromEntries(counts), seconds: (performance.now() - sinceMs) / 1000 };
    process.send?.(told);
    process.disconnect();
  });
}

process.once('message', flood);
// The channel closes after the results are sent, or when the parent process exits.
process.once('disconnect', () => process.exit(0));
