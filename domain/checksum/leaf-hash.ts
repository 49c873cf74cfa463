/** SHA-256 of whatever runs this: a browser and Node each bring their own. */
export type Hash = (bytes: Uint8Array) => Promise<Uint8Array>;

const leafPrefix = 0x00;

/** Parts one after the other, behind a byte that says what they are. */
export function joinBytes(prefix: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(1 + parts.reduce((length, part) => length + part.length, 0));
  joined[0] = prefix;
  let at = 1;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Hash of a leaf. Its prefix is another than a node's, so that no node can be passed off as a leaf. */
export const hashLeaf = (data: Uint8Array, hash: Hash) => hash(joinBytes(leafPrefix, data));
