import {
  createCellVerifier,
  UncheckedCellError,
  type VerifyCell,
} from '../../../../domain/checksum/registry-checksum.ts';
import type { RegistryIndex } from '../../../../domain/registry/registry-index.ts';
import { sha256 } from '../../../platform/sha256.ts';
import { fetchBytes } from './index-file.ts';

/**
 * Holds a registry's cells to its checksum: a damaged one is refused. One whose checksums cannot be had is used all the same, and the
 * console says so, for an AED that nobody vouches for is better than none; so is one on a page without HTTPS, where browsers compute
 * no hash.
 */
export function cellVerifierOf(
  baseUrl: string,
  index: Pick<RegistryIndex, 'checksum' | 'version'>,
  fetchFn: typeof fetch = (...request) => fetch(...request),
): VerifyCell {
  if (globalThis.crypto.subtle === undefined) return async () => undefined;
  const verify = createCellVerifier(index, loadText, sha256);

  async function loadText(path: string): Promise<string> {
    const bytes = await fetchBytes(`${baseUrl}/${path}`, fetchFn);
    if (bytes === null)
      throw new Error(`${baseUrl}/${path}: got nothing, expected the list of checksums; search again.`);
    return new TextDecoder().decode(bytes);
  }

  return async function verifyCell(bytes, name) {
    try {
      await verify(bytes, name);
    } catch (cause) {
      if (!(cause instanceof UncheckedCellError)) throw cause;
      console.warn(cause.message, cause.cause);
    }
  };
}
