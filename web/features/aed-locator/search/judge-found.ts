import { rankByArrival } from '../../../../domain/aed/rank-by-arrival.ts';
import { judgeOnArrival } from '../../../../domain/aed/usable-aed.ts';
import type { AedsFound, RegistryFinding } from './aed-source.ts';

type Judged = Pick<RegistryFinding, 'found' | 'list' | 'alwaysOpen' | 'now'>;

/** What was found in the order in which to try it for somebody who sets off at `now`. */
export function judgeFound(found: AedsFound, now: Date): Judged {
  const { listed, alternative } = found;
  const list = rankByArrival(listed, now);
  const hasClosed = [...list.inReach, ...list.beyond].some(({ availability }) => availability.state === 'closed');
  const alwaysOpen = hasClosed && alternative !== null ? judgeOnArrival(alternative, now) : null;
  return { found, list, alwaysOpen, now };
}
