import type { FoundAed } from '../../../../domain/aed/minutes-by-street.ts';
import { rankByArrival } from '../../../../domain/aed/rank-by-arrival.ts';
import { judgeOnArrival } from '../../../../domain/aed/usable-aed.ts';
import type { AedsFound, FoundStreets, RegistryFinding } from './aed-source.ts';
import { type ClockState, withoutTime } from './true-time.ts';

type Judged = Pick<RegistryFinding, 'found' | 'list' | 'alwaysOpen' | 'now'>;

/** What was found in the order in which to try it for somebody who sets off at `now`, along the streets where they are known. */
export function judgeFound(found: AedsFound, now: Date, streets?: FoundStreets, clock?: ClockState): Judged {
  const along = (entry: FoundAed): FoundAed => ({ ...entry, byStreet: streets?.byId.get(entry.item.id) });
  const inWay = found.listed.map(along);
  const listed = clock?.kind === 'doubted' ? inWay.map(withoutTime) : inWay;
  const alternative = found.alternative && along(found.alternative);
  const list = rankByArrival(listed, now);
  const hasClosed = [...list.inReach, ...list.beyond].some(({ availability }) => availability.state === 'closed');
  const alwaysOpen = hasClosed && alternative !== null ? judgeOnArrival(alternative, now) : null;
  return { found, list, alwaysOpen, now };
}
