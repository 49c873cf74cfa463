import {
  createCellVerifier,
  UncheckedCellError,
  type VerifyCell,
} from '../../../../domain/checksum/registry-checksum.ts';
import type { RegistryIndex } from '../../../../domain/registry/registry-index.ts';
import { browserSha256 } from '../../../platform/sha256.ts';
import { withTimeout } from '../../../platform/with-timeout.ts';
import { fetchBytes } from './index-file.ts';

/** So long a cell that is there waits for its checksums. They were requested with it: where a cell came slowly they mostly have come too. */
const waitMs = 2000;

/**
 * Holds a registry's cells to its checksum: a damaged one is refused. One whose checksums is not available, or not in time, is used all the
 * same, and the console says so, for an AED that nobody vouches for is better than none; so is one on a page without HTTPS, where browsers compute
 * no hash.
 */
export function cellVerifierOf(
  baseUrl: string,
  index: Pick<RegistryIndex, 'checksum' | 'version'>,
  fetchFn: typeof fetch = (...request) => fetch(...request),
): VerifyCell {
  if (globalThis.crypto.subtle === undefined) return async () => undefined;
  const verify = createCellVerifier(index, loadText, browserSha256);

  async function loadText(path: string): Promise<string> {
    const bytes = await fetchBytes(`${baseUrl}/${path}`, fetchFn);
    if (bytes === null) throw new Error(`${baseUrl}/${path}: the list of checksums is missing. Search again.`);
    return new TextDecoder().decode(bytes);
  }

  return async function verifyCell(bytes, name) {
    try {
      const checking = verify(bytes, name).then(() => 'checked' as const);
      const answer = await Promise.race([checking, lateAfter(bytes, checking)]);
      if (answer !== 'late') return;
      console.warn(`Cell ${name}: its checksums did not load within ${waitMs / 1000} s. It is used unchecked.`);
      checking.catch((cause: unknown) => console.error('A cell that is in use already:', cause));
    } catch (cause) {
      if (!(cause instanceof UncheckedCellError)) throw cause;
      console.warn(cause.message, cause.cause);
    }
  };
}

/** 'late' where the cell is there and its check continues for longer than it may. */
async function lateAfter(bytes: Uint8Array | Promise<Uint8Array>, checking: Promise<'checked'>) {
  await bytes;
  return withTimeout(checking, waitMs);
}
