/** Reads a file below `/ledger/`; null where there is none. Throws where the site does not answer. */
export async function readLedgerFile(name: string): Promise<Uint8Array | null> {
  const response = await fetch(`/ledger/${name}`, name.startsWith('tile/') ? {} : { cache: 'no-cache' });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`Got ${response.status} for /ledger/${name}, expected 200; try again in a moment.`);
  return new Uint8Array(await response.arrayBuffer());
}
