import type { Hash } from '../../domain/checksum/leaf-hash.ts';

/** SHA-256 by the browser, or by Node while the site is built. Browsers lend it to pages that came by HTTPS or from this machine only. */
export const sha256: Hash = async (bytes) => {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) {
    throw new Error(
      'Got a page without HTTPS, expected one with it: browsers compute SHA-256 there only. Open its https address.',
    );
  }
  return new Uint8Array(await subtle.digest('SHA-256', bytes as BufferSource));
};
