import { toHex } from '../../../domain/checksum/hexadecimal.ts';
import { browserSha256 } from '../../platform/sha256.ts';

const name = 'report-secret';

/** What a report says of which AED; null for one that no register lists. */
interface ReportSubject {
  readonly kind: string;
  readonly aedId: string | null;
}

/** This browser's own random text, made at its first report. Throws where nothing can be stored. */
function ownSecret(): string {
  const known = localStorage.getItem(name);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  localStorage.setItem(name, made);
  return made;
}

/**
 * A UUID by which the backend sees that this browser has said the same of the same AED before, by whatever network; another for each AED and
 * kind, so that it ties no two cases together. Null for what no register lists, where each report is a case, and where nothing can be stored
 * or, without HTTPS, calculated: such a report counts by its network alone.
 */
export async function browserMarkFor({ kind, aedId }: ReportSubject): Promise<string | null> {
  if (aedId === null) return null;
  try {
    const hash = await browserSha256(new TextEncoder().encode(`${ownSecret()}\n${kind}\n${aedId}`));
    const hex = toHex(hash);
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
  } catch {
    return null;
  }
}
