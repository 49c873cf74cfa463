import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface SlowReaderRule {
  readonly lookEveryMs: number;
  /**
   * Time in milliseconds within which a client must read something. The time that the slowest phone network needs for
   * the unread bytes is added to it.
   */
  readonly graceMs: number;
  readonly bytesPerMsMin: number;
  /** Maximum number of unread bytes of all connections together. */
  readonly pendingBytesMax: number;
}

const usualRule: SlowReaderRule = {
  lookEveryMs: 500,
  graceMs: 10_000,
  bytesPerMsMin: 16,
  pendingBytesMax: 64 * 1024 * 1024,
};

interface Pending {
  bytes: number;
  sinceMs: number;
}

/**
 * Closes connections whose clients do not read. A response stays in memory until it has been read, and sixty unread
 * responses took gigabytes. If the unread responses together exceed a limit, the connections that have not read for the
 * longest time are closed first.
 */
export function disconnectSlowReaders(server: Server, rule: SlowReaderRule = usualRule): void {
  const { lookEveryMs, graceMs, bytesPerMsMin, pendingBytesMax } = rule;
  const pending = new Map<Socket, Pending>();
  server.on('connection', (socket: Socket) => {
    pending.set(socket, { bytes: 0, sinceMs: 0 });
    socket.once('close', () => pending.delete(socket));
  });
  const look = () => {
    const nowMs = performance.now();
    for (const [socket, known] of pending) {
      const bytes = socket.writableLength;
      if (bytes !== known.bytes || bytes === 0) Object.assign(known, { bytes, sinceMs: nowMs });
      else if (nowMs - known.sinceMs > graceMs + bytes / bytesPerMsMin) socket.destroy();
    }
    endLongestWaiting(pending, pendingBytesMax);
  };
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

function endLongestWaiting(pending: ReadonlyMap<Socket, Pending>, pendingBytesMax: number): void {
  let all = [...pending.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  if (all <= pendingBytesMax) return;
  const longestFirst = [...pending]
    .filter(([, { bytes }]) => bytes > 0)
    .sort(([, one], [, other]) => one.sinceMs - other.sinceMs);
  for (const [socket, { bytes }] of longestFirst) {
    if (all <= pendingBytesMax) return;
    socket.destroy();
    all -= bytes;
  }
}
