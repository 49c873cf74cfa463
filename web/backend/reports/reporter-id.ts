import { toHex } from '../../../domain/checksum/hexadecimal.ts';
import { browserSha256 } from '../../platform/sha256.ts';

const name = 'report-secret';

/** The kind of a report and the AED's id, which is null for an AED that no source lists. */
interface ReportSubject {
  readonly kind: string;
  readonly aedId: string | null;
}

/**
 * Returns the random secret of this browser, and creates it for the first report. Throws if the browser cannot store
 * it.
 */
function readSecret(): string {
  const known = localStorage.getItem(name);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  localStorage.setItem(name, made);
  return made;
}

/**
 * Returns a UUID by which the backend recognises repeated reports by this browser about the same AED, from any network.
 * The UUID differs by AED and kind of report, so that cases cannot be linked. Returns null for an AED that no source
 * lists, because every report about one is a separate case. Also returns null if storage is blocked, or if the page
 * cannot hash because it was not loaded over HTTPS. The backend then recognises repeated reports only by their network.
 */
export async function computeReporterId({ kind, aedId }: ReportSubject): Promise<string | null> {
  if (aedId === null) return null;
  try {
    const hash = await browserSha256(new TextEncoder().encode(`${readSecret()}\n${kind}\n${aedId}`));
    const hex = toHex(hash);
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
  } catch {
    return null;
  }
}
