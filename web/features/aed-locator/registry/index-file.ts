/** A request fails if no data arrive for this many milliseconds. */
const stallTimeoutMs = 8000;

/**
 * Fetches a file's bytes, or null if the file does not exist. Rejects for any other error status, or if no data arrive
 * for eight seconds.
 */
export async function fetchBytes(address: string, fetchFn: typeof fetch): Promise<Uint8Array | null> {
  const silence = new AbortController();
  const giveUp = () =>
    silence.abort(new Error(`${address}: nothing arrived for ${stallTimeoutMs / 1000} s. Try again.`));
  let timer = setTimeout(giveUp, stallTimeoutMs);
  const onChunk = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, stallTimeoutMs);
  };
  try {
    const response = await fetchFn(address, { signal: silence.signal });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${address} answered with status ${response.status}. Try again.`);
    return await readBytes(response, onChunk);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the body of a response. Calls `onChunk` for each chunk, so that a slow download does not time out. */
async function readBytes(response: Response, onChunk: () => void): Promise<Uint8Array> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
    pieces.push(piece.value);
    onChunk();
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

export function parseJsonBytes(bytes: Uint8Array, address: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new Error(`${address} is not JSON. Try again.`, { cause });
  }
}

/** Whether an index is the placeholder of a site without a registry. Its `registry` is null. */
const isPlaceholder = (value: unknown) =>
  typeof value === 'object' && value !== null && 'registry' in value && value.registry === null;

/** Fetches the index of a registry without validating it. Returns null if no registry is published. */
export async function fetchIndexFile(baseUrl: string, fetchFn: typeof fetch): Promise<unknown> {
  const address = `${baseUrl}/index.json`;
  const bytes = await fetchBytes(address, fetchFn);
  const value = bytes === null ? null : parseJsonBytes(bytes, address);
  return isPlaceholder(value) ? null : value;
}
