import { toHex } from '../../../domain/checksum/hexadecimal.ts';
import { browserSha256 } from '../../platform/sha256.ts';

const name = 'report-secret';

/** Kind and AED of a report; null for one that no register lists. */
interface ReportSubject {
  readonly kind: string;
  readonly aedId: string | null;
}

/** This browser's random secret, created with its first report. Throws if nothing can be stored. */
function ownSecret(): string {
  const known = localStorage.getItem(name);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  localStorage.setItem(name, made);
  return made;
}

/**
 * A UUID that lets the backend recognise repeated reports by this browser about the same AED, from any network. It
 * differs per AED and kind, so that cases cannot be linked. Null for unlisted AEDs, where each report is a case, and if
 * storage or, without HTTPS, hashing is unavailable: such a report counts by its network only.
 */
export async function reporterIdFor({ kind, aedId }: ReportSubject): Promise<string | null> {
  if (aedId === null) return null;
  try {
    const hash = await browserSha256(new TextEncoder().encode(`${ownSecret()}\n${kind}\n${aedId}`));
    const hex = toHex(hash);
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
  } catch {
    return null;
  }
}
