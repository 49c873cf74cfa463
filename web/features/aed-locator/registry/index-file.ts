/** A request that receives no data for this long counts as failed. */
const silenceMs = 8000;

/**
 * Fetches a file's bytes; null if the file does not exist. Rejects for any other error response, and after eight
 * seconds without data.
 */
export async function fetchBytes(address: string, fetchFn: typeof fetch): Promise<Uint8Array | null> {
  const silence = new AbortController();
  const giveUp = () => silence.abort(new Error(`${address}: nothing arrived for ${silenceMs / 1000} s. Try again.`));
  let timer = setTimeout(giveUp, silenceMs);
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, silenceMs);
  };
  try {
    const response = await fetchFn(address, { signal: silence.signal });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${address} answered with status ${response.status}. Try again.`);
    return await readBytes(response, hear);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads a response's bytes. Calls `hear` for each chunk, so that a slow network does not count as silent. */
async function readBytes(response: Response, hear: () => void): Promise<Uint8Array> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
    pieces.push(piece.value);
    hear();
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

/** A site without a registry returns a TileJSON document whose registry is null. */
const isPlaceholder = (value: unknown) =>
  typeof value === 'object' && value !== null && 'registry' in value && value.registry === null;

/** Fetches the unparsed index of a registry; null if none is published. */
export async function fetchIndexFile(baseUrl: string, fetchFn: typeof fetch): Promise<unknown> {
  const address = `${baseUrl}/index.json`;
  const bytes = await fetchBytes(address, fetchFn);
  const value = bytes === null ? null : parseJsonBytes(bytes, address);
  return isPlaceholder(value) ? null : value;
}
