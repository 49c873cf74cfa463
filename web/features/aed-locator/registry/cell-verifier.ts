import {
  createCellVerifier,
  UncheckedCellError,
  type VerifyCell,
} from '../../../../domain/checksum/registry-checksum.ts';
import type { RegistryIndex } from '../../../../domain/registry/registry-index.ts';
import { fetchAhead } from '../../../platform/requests-ahead.ts';
import { browserSha256 } from '../../../platform/sha256.ts';
import { withTimeout } from '../../../platform/with-timeout.ts';
import { fetchBytes } from './index-file.ts';

/**
 * How long a loaded cell waits for its checksums. They were requested together: if the cell was slow, they are usually
 * there too.
 */
const waitMs = 2000;

/**
 * Verifies a registry's cells: a damaged one is refused. If its checksums are unavailable or late, the cell is used
 * with a console warning, because an unverified AED is better than none; likewise on a page without HTTPS, where
 * browsers provide no hashing.
 */
export function cellVerifierOf(
  baseUrl: string,
  index: Pick<RegistryIndex, 'checksum' | 'version'>,
  fetchFn: typeof fetch = fetchAhead,
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

/** 'late' if the cell is there and its verification takes too long. */
async function lateAfter(bytes: Uint8Array | Promise<Uint8Array>, checking: Promise<'checked'>) {
  await bytes;
  return withTimeout(checking, waitMs);
}
