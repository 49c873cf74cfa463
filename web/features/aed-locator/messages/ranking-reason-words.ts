import type { RankingReason } from '../../../../domain/aed/ranking-reason.ts';
import { reasonText as text } from './ranking-text.ts';
import { availabilityText } from './registry-text.ts';

const uncertainWords = { ...availabilityText.unknown, ...text.uncertain };

/**
 * Why an AED stands where it stands in the list, in one short sentence. Null for a closed one: its state, which is told by a sign and
 * in words of its own, is the reason. Beside a gap in the register none is called the nearest: what could not be read may be nearer.
 */
export function rankingReasonWords(reason: RankingReason, hasGaps = false): string | null {
  if (reason.kind === 'closed') return null;
  if (reason.kind === 'open') {
    if (reason.isNearest && !hasGaps) return text.nearestOpen;
    return reason.nearerAfter === 0 ? text.open : text.openBeforeNearer(reason.nearerAfter);
  }
  const { because, chance, minutesNearer, isNearest } = reason;
  const uncertain = uncertainWords[because];
  if (minutesNearer !== null && minutesNearer >= 1) return text.nearerThanSure(uncertain, Math.round(minutesNearer));
  const ofSuch = text.chance[chance];
  return isNearest && !hasGaps ? text.nearestUncertain(uncertain, ofSuch) : text.uncertainAs(uncertain, ofSuch);
}
