import type { AsyncHash } from '../../domain/checksum/leaf-hash.ts';

/** Computes SHA-256 with Web Crypto. Browsers provide it only over HTTPS or on localhost. */
export const browserSha256: AsyncHash = async (bytes) => {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) {
    throw new Error('Browsers compute SHA-256 only over HTTPS. Open the https address of this page.');
  }
  return new Uint8Array(await subtle.digest('SHA-256', bytes as BufferSource));
};
