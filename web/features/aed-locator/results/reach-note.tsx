import type { RankedList } from '../../../../domain/aed/rank-by-arrival.ts';
import { wayKm } from '../../../../domain/aed/usable-aed.ts';
import { Button } from '../../../ui/control/button.tsx';
import { lengthWords } from '../messages/availability-words.ts';
import { reachText as text } from '../messages/ranking-text.ts';
import { carRoundTripMinutes, estimateWords } from '../messages/travel-words.ts';
import styles from './reach-note.module.css';

/** What to say first where nothing in reach can be had on foot; null where something can. */
export function outOfReachWords({ inReach, beyond }: RankedList, isCovered = true): string | null {
  if (inReach.some(({ usability }) => usability !== 'unlikely')) return null;
  // Where no register covers the place, one that nobody lists may hang open around the corner.
  if (inReach.length > 0) return isCovered ? text.allClosed : text.noneInReach;
  const [nearest] = beyond;
  if (nearest === undefined) return null;
  const driveBack = estimateWords(carRoundTripMinutes(nearest));
  return `${text.noneInReach} ${text.nearestBeyond(nearest.aed.name, lengthWords(wayKm(nearest)), driveBack)}`;
}

interface ReachNoteProps {
  readonly list: RankedList;
  readonly foldedCount: number;
  readonly onShow: () => void;
}

/** Folds away what is farther than of use on foot, and says so. */
export function ReachNote({ list, foldedCount, onShow }: ReachNoteProps) {
  if (foldedCount === 0) return null;
  return (
    <div className={styles.note}>
      {list.inReach.length > 0 && <p>{text.farther(foldedCount)}</p>}
      <Button onClick={onShow}>{text.show(foldedCount)}</Button>
    </div>
  );
}
