import type { BundleOrder, BundleReading } from '../../../../domain/ledger/verification/read-bundle.ts';
import type { BundleAnswer } from './bundle-worker.ts';

/** More would only wait for the network. */
const readersMax = 4;

interface Asked {
  readonly resolve: (reading: BundleReading) => void;
  readonly reject: (cause: Error) => void;
}

/**
 * Workers, one per core, that read and hash the bundles of a log. Nested workers end with the worker that started them.
 */
export function openBundleReaders(): (order: BundleOrder) => Promise<BundleReading> {
  const waiting = new Map<number, Asked>();
  const open = () => {
    const reader = new Worker(new URL('./bundle-worker.ts', import.meta.url), { type: 'module' });
    reader.addEventListener('message', ({ data }: MessageEvent<BundleAnswer>) => {
      const asked = waiting.get(data.index);
      waiting.delete(data.index);
      if ('reading' in data) asked?.resolve(data.reading);
      else asked?.reject(new Error(data.why));
    });
    reader.addEventListener('error', ({ message }) => {
      for (const asked of waiting.values())
        asked.reject(new Error(`A worker that reads the ledger failed: ${message}`));
    });
    return reader;
  };
  const count = Math.min(readersMax, navigator.hardwareConcurrency);
  const readers: Worker[] = [];
  return (order) =>
    new Promise((resolve, reject) => {
      waiting.set(order.index, { resolve, reject });
      const turn = order.index % count;
      readers[turn] ??= open();
      readers[turn].postMessage(order);
    });
}
