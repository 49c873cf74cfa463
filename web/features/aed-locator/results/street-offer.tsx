import { Button } from '../../../ui/control/button.tsx';
import { streetText as text } from '../messages/street-text.ts';
import { estimateWords } from '../messages/travel-words.ts';
import type { OfferedOrder } from '../search/aed-source.ts';
import styles from './found-summary.module.css';

interface StreetOfferProps {
  readonly offered: OfferedOrder;
  readonly onAnswer: (isTaken: boolean) => void;
}

/** Asks whoever has set off for one AED whether they would rather go to another, which is nearer along the streets. */
export function StreetOffer({ offered, onAnswer }: StreetOfferProps) {
  const [first] = offered.found.finding.list.inReach;
  if (first === undefined) return null;
  return (
    <div className={styles.offer} role="status">
      <p>{text.offer(first.aed.name, estimateWords(first.footMinutes))}</p>
      <div className={styles.answers}>
        <Button onClick={() => onAnswer(true)}>{text.takeOffer}</Button>
        <Button onClick={() => onAnswer(false)}>{text.stay}</Button>
      </div>
    </div>
  );
}
