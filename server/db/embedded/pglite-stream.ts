import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { Said } from './pglite-worker.ts';

interface Way {
  /** Of PGlite's files. The caller holds it. */
  readonly folder: string;
  /** How long a query may take now; 0 is for ever. */
  readonly limitMs: () => number;
  /** Told when a query took longer, once the thread is gone. */
  readonly onLate: () => void;
}

/** What PostgreSQL parses by recursion is on this stack too; Node's 4 MB end at some 40,000 brackets of JSON, and 10,000 of a regular expression. */
const stackSizeMb = 32;

/** A letter, the length of what follows, and the state of the transaction. */
const readyForQueryBytes = 6;

/**
 * Whether an answer ends the query: its last message is ReadyForQuery
 * (https://www.postgresql.org/docs/current/protocol-message-formats.html). The messages are walked through, for a row may end in the same bytes.
 */
function isReadyForQuery(answer: Uint8Array): boolean {
  const lastAt = answer.length - readyForQueryBytes;
  if (lastAt < 0 || answer[lastAt] !== 'Z'.charCodeAt(0)) return false;
  const view = new DataView(answer.buffer, answer.byteOffset, answer.length);
  let at = 0;
  // The length counts itself, and not the letter before it.
  while (at < lastAt) at += 1 + view.getInt32(at + 1);
  return at === lastAt;
}

type Done = (error?: Error | null) => void;

/**
 * The way to a PGlite on a thread of its own, as PostgreSQL's driver knows the way to a server. The thread begins with `connect` and ends
 * with the stream, however that ends.
 */
export class PgliteStream extends Duplex {
  readonly #way: Way;
  readonly #gone = Promise.withResolvers<void>();
  #worker: Worker | null = null;
  #watch: NodeJS.Timeout | undefined;

  constructor(way: Way) {
    super();
    this.#way = way;
  }

  /** Asked by the driver, with the address of a server, which there is none of. */
  connect(): void {
    this.#worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: this.#way.folder,
      resourceLimits: { stackSizeMb },
    });
    this.#worker.on('error', (error) => this.destroy(error as Error));
    this.#worker.once('exit', () => {
      this.#gone.resolve();
      if (this.writableEnded) this.push(null);
      else this.destroy(new Error('Connection terminated: the thread of the database ended.'));
    });
    this.#worker.on('message', (said: Said) => {
      if (said === 'ready') this.emit('connect');
      else {
        if (isReadyForQuery(said)) this.#endWatch();
        this.push(said);
      }
    });
  }

  // What the driver asks of a socket besides.
  setNoDelay(): void {}

  ref(): void {
    this.#worker?.ref();
  }

  unref(): void {
    this.#worker?.unref();
  }

  override _read(): void {}

  override _write(chunk: Buffer, _: BufferEncoding, done: Done): void {
    this.#send(chunk);
    done();
  }

  /** What was corked together is one way to the thread and back. */
  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: Done): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  #send(message: Buffer): void {
    const limitMs = this.#way.limitMs();
    // A query may come in several messages, each with an answer: the time counts from the first of them.
    if (limitMs > 0) this.#watch ??= setTimeout(() => this.#giveUp(), limitMs);
    // Copied, for a small buffer is a part of a large one, all of which would travel.
    const bytes = new Uint8Array(message);
    this.#worker?.postMessage(bytes, [bytes.buffer]);
  }

  #endWatch(): void {
    clearTimeout(this.#watch);
    this.#watch = undefined;
  }

  #giveUp(): void {
    void this.#gone.promise.then(this.#way.onLate);
    // In PostgreSQL's words.
    this.destroy(Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }));
  }

  override _final(done: Done): void {
    this.#worker?.postMessage('close');
    done();
  }

  override async _destroy(error: Error | null, done: Done): Promise<void> {
    this.#endWatch();
    if (this.#worker !== null) {
      await this.#worker.terminate();
      await this.#gone.promise;
    }
    done(error);
  }
}
