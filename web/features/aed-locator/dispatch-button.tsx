import type { MouseEvent } from 'react';
import { type Aed, type DispatchMethod, travelMinutes } from '../../../domain/aed.ts';
import { isDroneTooSlow } from '../../../domain/dispatch.ts';
import { Button } from '../../ui/button.tsx';
import { cardText as text } from './card-text.ts';
import styles from './dispatch-button.module.css';
import { estimateWords } from './travel-words.ts';

interface DispatchButtonProps {
  readonly aed: Aed;
  readonly method: DispatchMethod;
  readonly isEstimated: boolean;
  readonly isDispatching: boolean;
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** One way to an AED, with its minutes. A drone that would be too slow cannot be pressed and says why. */
export function DispatchButton({ aed, method, isEstimated, isDispatching, onPress }: DispatchButtonProps) {
  const isTooSlow = method === 'drone' && isDroneTooSlow(aed);
  const minutes = travelMinutes(aed, method);
  return (
    <Button tone="emergency" disabled={isDispatching || isTooSlow} onClick={onPress}>
      <span className={styles.lines}>
        <span className={styles.method}>{text.methods[method]}</span>{' '}
        <span className={styles.minutes} data-warning={isTooSlow || undefined}>
          {isEstimated && `${text.about} `}
          <span className={styles.number}>{isEstimated ? estimateWords(minutes) : text.minutes(minutes)}</span>
          {isTooSlow && <span> {text.overLimit}</span>}
        </span>
        {isEstimated && method === 'drone' && <span className={styles.simulation}> {text.simulation}</span>}
      </span>
    </Button>
  );
}
