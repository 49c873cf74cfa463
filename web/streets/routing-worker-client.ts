import type { StreetRequest, StreetRequestKind, StreetRequests, StreetResponse } from './street-messages.ts';

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (cause: Error) => void;
}

/** Requests routes and travel times from the worker. */
export interface RoutingWorkerClient {
  ask<Kind extends StreetRequestKind>(
    kind: Kind,
    ask: StreetRequests[Kind]['ask'],
  ): Promise<StreetRequests[Kind]['answer']>;
}

function startWorker(baseUrl: string): RoutingWorkerClient {
  const worker = new Worker(new URL('./streets-worker.ts', import.meta.url), { type: 'module', name: baseUrl });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<StreetResponse>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) asker?.reject(new Error(data.failure));
    else asker?.resolve(data.answer as never);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values())
      reject(new Error('The search for ways could not be loaded; search again.'));
    waiting.clear();
    running = null;
    worker.terminate();
  });
  return {
    ask: (kind, ask) =>
      new Promise((resolve, reject) => {
        const id = asked++;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, kind, ask } as StreetRequest);
      }),
  };
}

let running: RoutingWorkerClient | null = null;

/** Returns the site's only routing worker. It keeps loaded streets in memory. */
export function getRoutingWorkerClient(baseUrl: string): RoutingWorkerClient {
  running ??= startWorker(baseUrl);
  return running;
}
