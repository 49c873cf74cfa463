interface Sized {
  readonly bytes: Uint8Array;
}

/**
 * A cache of files in memory, so that responses do not wait for the disk. The least recently used file is evicted
 * first.
 */
export interface FileCache<Value extends Sized> {
  readonly find: (name: string) => Value | undefined;
  readonly keep: (name: string, value: Value) => void;
}

export function createFileCache<Value extends Sized>(bytesMax: number): FileCache<Value> {
  // Files in order of use, the least recently used one first.
  const kept = new Map<string, Value>();
  let all = 0;
  return {
    find(name) {
      const known = kept.get(name);
      if (known === undefined) return undefined;
      kept.delete(name);
      kept.set(name, known);
      return known;
    },
    keep(name, value) {
      if (kept.has(name)) return;
      kept.set(name, value);
      all += value.bytes.length;
      for (const [oldest, { bytes }] of kept) {
        if (all <= bytesMax) return;
        kept.delete(oldest);
        all -= bytes.length;
      }
    },
  };
}
