interface Sized {
  readonly bytes: Uint8Array;
}

/** In-memory cache of files, evicting the least recently used: a response should not have to wait for the disk. */
export interface FileCache<Value extends Sized> {
  readonly find: (name: string) => Value | undefined;
  readonly keep: (name: string, value: Value) => void;
}

export function createFileCache<Value extends Sized>(bytesMax: number): FileCache<Value> {
  // The least recently used file is first.
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
