import { vi } from 'vitest';

/** Creates a cache that stores its responses in a map by URL. */
function cacheOf(files: Map<string, Response>) {
  const whole = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, location.href).href;
  return {
    match: async (address: string) => files.get(whole(address))?.clone(),
    put: async (address: string, answer: Response) => {
      const text = await answer.text();
      files.set(whole(address), new Response(text));
    },
    keys: async () => [...files.keys()].map((url) => ({ url })),
    delete: async (address: string) => files.delete(whole(address)),
  };
}

/**
 * Replaces the browser's caches with in-memory caches until the globals are restored. Returns their responses by the
 * name of the cache and the URL.
 */
export function stubCaches(): Map<string, Map<string, Response>> {
  const stored = new Map<string, Map<string, Response>>();
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const files = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, files);
      return cacheOf(files);
    },
    delete: async (name: string) => stored.delete(name),
  });
  return stored;
}
