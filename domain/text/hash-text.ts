/**
 * Hashes the characters of a text with 32-bit FNV-1a, which is fast but not cryptographic. Each seed gives a different
 * hash function.
 */
export function hashText(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
