/** A file's bytes, or null where there is none. Rejects with a sentence for any other answer. */
export async function fetchBytes(address: string, fetchFn: typeof fetch): Promise<Uint8Array | null> {
  const response = await fetchFn(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address}: got status ${response.status}, expected 200; try again.`);
  return new Uint8Array(await response.arrayBuffer());
}

export function readJson(bytes: Uint8Array, address: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new Error(`${address}: got something else than JSON, expected a registry's file; try again.`, { cause });
  }
}

/** A site without a registry answers with a TileJSON whose registry is null. */
const isPlaceholder = (value: unknown) =>
  typeof value === 'object' && value !== null && 'registry' in value && value.registry === null;

/** The start page of a registry as it was sent, not yet read; null where none is published. */
export async function fetchIndexFile(baseUrl: string, fetchFn: typeof fetch): Promise<unknown> {
  const address = `${baseUrl}/index.json`;
  const bytes = await fetchBytes(address, fetchFn);
  const value = bytes === null ? null : readJson(bytes, address);
  return isPlaceholder(value) ? null : value;
}
