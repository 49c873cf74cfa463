import type { UsableAed } from '../../../../domain/aed/usable-aed.ts';
import { alternativeWords, availabilityWords } from '../messages/availability-words.ts';
import styles from './availability-line.module.css';

interface AvailabilityLineProps {
  readonly usable: UsableAed;
  /** The nearest one that is open at all hours, for those that are closed. */
  readonly alwaysOpen: UsableAed | null;
  readonly now: Date;
  /** In the place of the state's own words; null for those. */
  readonly words: string | null;
}

/** A sign by shape and colour alike: filled for open, a ring for unknown, a bar for closed. */
function StateSign({ state }: { readonly state: UsableAed['availability']['state'] }) {
  return (
    <svg className={styles.sign} data-state={state} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      {state === 'open' && <circle cx="10" cy="10" r="8" fill="currentColor" />}
      {state === 'unknown' && <circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" strokeWidth="3" />}
      {state === 'closed' && <path d="M2 10h16" stroke="currentColor" strokeWidth="5" />}
    </svg>
  );
}

/** Whether an AED can be had on arrival, in words, and for a closed one where to go instead. */
export function AvailabilityLine({ usable, alwaysOpen, now, words }: AvailabilityLineProps) {
  const { state } = usable.availability;
  return (
    <p className={styles.line}>
      <StateSign state={state} />
      <span>
        <strong>{words ?? availabilityWords(usable, now)}</strong>
        {state === 'closed' && alwaysOpen !== null && <> — {alternativeWords(usable, alwaysOpen)}</>}
      </span>
    </p>
  );
}
