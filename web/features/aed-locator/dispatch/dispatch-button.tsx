import type { MouseEvent } from 'react';
import { type Aed, type DispatchMethod, travelMinutes } from '../../../../domain/aed/aed.ts';
import { isDroneTooSlow } from '../../../../domain/aed/dispatch.ts';
import { Button } from '../../../ui/control/button.tsx';
import { cardText as text } from '../messages/card-text.ts';
import { formatMinutes } from '../messages/travel-words.ts';
import styles from './dispatch-button.module.css';

interface DispatchButtonProps {
  readonly aed: Aed;
  readonly method: DispatchMethod;
  readonly isEstimated: boolean;
  /** Notes beside the minutes. */
  readonly beside?: string | undefined;
  readonly isDispatching: boolean;
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** One way to an AED, with its minutes. A drone that would be too slow is disabled with a reason. */
export function DispatchButton({ aed, method, isEstimated, beside, isDispatching, onPress }: DispatchButtonProps) {
  const isTooSlow = method === 'drone' && isDroneTooSlow(aed);
  const minutes = travelMinutes(aed, method);
  return (
    <Button tone="emergency" disabled={isDispatching || isTooSlow} onClick={onPress}>
      <span className={styles.lines}>
        <span className={styles.method}>{text.methods[method]}</span>{' '}
        <span className={styles.minutes} data-warning={isTooSlow || undefined}>
          {isEstimated && <span className={styles.about}>{text.about} </span>}
          <span className={styles.number}>{isEstimated ? formatMinutes(minutes) : text.minutes(String(minutes))}</span>
          {isTooSlow && <span> {text.overLimit}</span>}
        </span>
        {beside !== undefined && <span className={styles.beside}> {beside}</span>}
        {method === 'drone' && <span className={styles.simulation}> {text.simulation}</span>}
      </span>
    </Button>
  );
}
