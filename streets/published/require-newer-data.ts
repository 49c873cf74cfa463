import type { StreetIndex } from '../../domain/streets/street-index.ts';
import { StreetsError } from '../streets-error.ts';

interface Dated {
  readonly title: string;
  readonly asOf: string | null;
}

interface Asked {
  readonly today: string;
  readonly isOlderAccepted?: boolean | undefined;
}

/**
 * Throws StreetsError for data dated in the future. Also throws for data older than the published data, unless the
 * operator has accepted that.
 */
export function requireNewerData(
  sources: readonly Dated[],
  published: StreetIndex | null,
  { today, isOlderAccepted }: Asked,
): void {
  const ahead = sources.find(({ asOf }) => asOf !== null && asOf > today);
  if (ahead !== undefined)
    throw new StreetsError(
      `${ahead.title}: its data are dated ${ahead.asOf}, later than today (${today}). Give the day with --data-date.`,
    );
  const before = published?.asOf ?? null;
  const old = sources.find(({ asOf }) => before !== null && asOf !== null && asOf < before);
  if (old !== undefined && isOlderAccepted !== true)
    throw new StreetsError(
      `${old.title}: its data are from ${old.asOf}, older than the published streets of ${before}. Fetch a newer file, or confirm with --accept-older.`,
    );
}
