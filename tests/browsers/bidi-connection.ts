/** An event of the WebDriver BiDi protocol (https://www.w3.org/TR/webdriver-bidi/). */
interface BidiEvent {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

type Message = { readonly id: number; readonly type: 'success' | 'error'; readonly [field: string]: unknown };

/** A WebDriver BiDi connection to a browser. */
export interface BidiConnection {
  /** Sends a command and returns its result. Rejects with the browser's error message. */
  send(method: string, params: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>>;
  /** Adds a listener for events. Returns a function that removes it. */
  listen(heard: (event: BidiEvent) => void): () => void;
  close(): void;
}

/** @param address the address that Firefox prints at its start, as in `ws://127.0.0.1:1234/session` */
export async function connectBidi(address: string): Promise<BidiConnection> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`Got no connection to ${address}.`)), { once: true });
  });
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Set<(event: BidiEvent) => void>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const message: Message | BidiEvent = JSON.parse(String(data));
    if ('method' in message) for (const heard of listeners) heard(message as BidiEvent);
    else waiting.get(message.id)?.(message);
  });
  socket.addEventListener('close', () => {
    for (const [id, answer] of waiting) answer({ id, type: 'error', message: 'the browser has gone' });
  });
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const id = lastId;
        waiting.set(id, (message) => {
          waiting.delete(id);
          if (message.type === 'success') resolve(message.result as Record<string, unknown>);
          else reject(new Error(`${method} failed: ${message.message}`));
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    close: () => socket.close(),
  };
}
