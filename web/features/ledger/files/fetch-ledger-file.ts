/** Fetches a file below `/ledger/`. Returns null if it does not exist, and throws if the request fails. */
export function fetchLedgerFile(name: string): Promise<Uint8Array | null> {
  return readWith(name, name.startsWith('tile/') ? 'default' : 'no-cache');
}

/**
 * Fetches a file below `/ledger/` without the browser's cache. A verification must check what the site sends now, and
 * caching thousands of files takes as long as hashing them.
 */
export function refetchLedgerFile(name: string): Promise<Uint8Array | null> {
  return readWith(name, 'no-store');
}

async function readWith(name: string, cache: RequestCache): Promise<Uint8Array | null> {
  const response = await fetch(`/ledger/${name}`, { cache });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`/ledger/${name} answered with status ${response.status}. Try again in a moment.`);
  return new Uint8Array(await response.arrayBuffer());
}
